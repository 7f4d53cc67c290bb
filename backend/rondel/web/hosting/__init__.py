"""What other programs need to hold Rondel: manifests, pages, a module, an element, oEmbed.

Nothing here opens a seat. It is all public, the same for everybody who asks at the same address.
"""

from rondel.web.hosting.install import install

__all__ = ["install"]
