/** Changes nothing: the body is only too long for an address. */
const previews = [
  '/v1/produce/{id}/links/preview',
  '/v1/products/bulk/preview',
  '/v1/promotions/preview',
];

/** The answer holds a secret, so the API keeps none under a key: its routes have `idempotency: 'off'`. */
const secrets = [
  '/v1/account/google',
  '/v1/account/passkeys',
  '/v1/account/passkeys/options',
  '/v1/account/second-factor',
  '/v1/account/second-factor/codes',
  '/v1/account/second-factor/confirm',
];

const unkeyed = [...previews, ...secrets].map(
  (path) => new RegExp(`^${path.replace('{id}', '[^/]+')}$`),
);

/** Whether a `POST` of this path needs no idempotency key. */
export function needsNoKey(path: string): boolean {
  return unkeyed.some((pattern) => pattern.test(path));
}
