/**
 * Returns the SHA-256 of a file as hexadecimal digits; null when the page is served without TLS, where browsers do not compute
 * it.
 */
export async function sha256Of(file: Blob): Promise<string | null> {
  if (!globalThis.isSecureContext) return null;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
