/**
 * Decodes base64url without padding. Accepts only an encoder's own spelling: of several spellings
 * of the same bytes only one was signed.
 *
 * @throws DOMException when the text is not base64url, RangeError when it is another spelling
 */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const standard = text.replaceAll('-', '+').replaceAll('_', '/');
  const binary = atob(standard);
  if (btoa(binary).replace(/=+$/, '') !== standard) throw new RangeError('Not as it was encoded');
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Subresource integrity (SHA-384) of exactly these bytes. */
export async function integrityOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
