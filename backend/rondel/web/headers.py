"""What every answer tells the browser: nothing foreign, nothing framed but what says so."""

from __future__ import annotations

from flask import Flask, Response

_POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    # Lit alone makes HTML of text, and only of what stands in our own sources.
    "require-trusted-types-for": "'script'",
    "trusted-types": "lit-html",
}
_OFF = (
    "camera",
    "display-capture",
    "geolocation",
    "microphone",
    "midi",
    "payment",
    "serial",
    "usb",
)
_ALWAYS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join([*(f"{name}=()" for name in _OFF), "clipboard-write=(self)"]),
}


def policy(frame_ancestors: str, *, styled: bool = False) -> str:
    """The content security policy of a page that *frame_ancestors* may frame.

    A page that is *styled* takes style sheets written into it, as OBS does with its Custom CSS.
    """
    rules = {**_POLICY, "frame-ancestors": frame_ancestors}
    if styled:
        rules["style-src"] += " 'unsafe-inline'"
    return "; ".join(f"{name} {value}" for name, value in rules.items())


def framed(response: Response, frame_ancestors: str, *, styled: bool = False) -> Response:
    """*response*, which *frame_ancestors* may frame; see `policy` for *styled*."""
    response.headers["Content-Security-Policy"] = policy(frame_ancestors, styled=styled)
    return response


def alone(response: Response) -> Response:
    """*response*, a page that shares its window with no page that opened it, or that it opens.

    Browsers heed that over https and on the own machine; elsewhere they pass over it.
    """
    response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
    return response


def install(app: Flask) -> None:
    """Every answer of *app* carries the headers, those apart that it has already.

    X-Frame-Options is not among them: it cannot name several hosts, and some browsers would
    rather obey it than `frame-ancestors`.
    """
    usual = {**_ALWAYS, "Content-Security-Policy": policy("'none'")}

    @app.after_request
    def add(response: Response) -> Response:
        for name, value in usual.items():
            response.headers.setdefault(name, value)
        return response
