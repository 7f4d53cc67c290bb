run test:
	python3 dev.py $@

.PHONY: run test
