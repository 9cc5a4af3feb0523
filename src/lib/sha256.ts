/** The SHA-256 of a file in hexadecimal digits; null: the page is served without TLS, where browsers do not count it. */
export async function sha256Of(file: Blob): Promise<string | null> {
  if (!globalThis.isSecureContext) return null;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
