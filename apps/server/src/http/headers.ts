// Headers of every answer: the security policy of the page.

/** The page loads nothing from elsewhere, runs no script but its own files, and cannot be framed. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  // The net of the bots computes in WebAssembly.
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  // Dialogs add a style element to lock scrolling.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
