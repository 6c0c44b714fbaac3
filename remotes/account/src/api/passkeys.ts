import { passkeySchema, type NewPasskey, type Passkey } from '@pazar/contracts/account-security';
import { passkeyOptionsSchema } from '@pazar/contracts/sign-in-steps';
import type { HttpClient } from '@pazar/shell/http';

/** Whether this browser can make passkeys that Pazar can use. */
export function canMakePasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function'
  );
}

/** Whether a page with this host name can make passkeys for a domain (WebAuthn 5.1.3, step 8). */
export function isPasskeyHost(hostname: string, domain: string): boolean {
  return hostname === domain || hostname.endsWith(`.${domain}`);
}

/**
 * Asks the browser for a new passkey and keeps it under a name.
 *
 * @throws ApiError; DOMException when the browser made none
 */
export async function addPasskey(
  http: HttpClient,
  { name, currentPassword }: { name: string; currentPassword?: string },
): Promise<Passkey> {
  const asked = await http.post('/v1/account/passkeys/options', {
    body: currentPassword === undefined ? {} : { currentPassword },
    schema: passkeyOptionsSchema,
  });
  // The service's WebAuthn library wrote them; the browser checks each member.
  const options = asked.options as object as PublicKeyCredentialCreationOptionsJSON;
  const made = await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
  });
  if (!(made instanceof PublicKeyCredential)) {
    throw new DOMException('The browser made no passkey', 'NotAllowedError');
  }
  const response = Object.fromEntries(Object.entries(made.toJSON()));
  const body: NewPasskey = { challenge: asked.challenge, name, response };
  return http.post('/v1/account/passkeys', { body, schema: passkeySchema });
}
