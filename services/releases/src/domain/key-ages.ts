import type { KeyList } from './maintenance-api.ts';

/** How long a statement is valid, in milliseconds: longer than a registry is down over a holiday. */
export const statementLifetimeMs = 30 * 24 * 60 * 60 * 1000;

type SigningAge = Pick<KeyList['items'][number], 'firstSignedAt'>;

/**
 * From when on browsers do without the other signatures, because each of them can know one of these
 * keys: every statement that they alone did not sign has expired. Null while none has signed.
 */
export function knownFrom(keys: readonly SigningAge[]): Date | null {
  const first = keys.flatMap(({ firstSignedAt }) => firstSignedAt ?? []).toSorted()[0];
  return first === undefined ? null : new Date(Date.parse(first) + statementLifetimeMs);
}

/** What browsers do that do not know the keys which sign. */
export const unknownKeyEffect =
  'open tabs and browsers that have seen no document of the other keys refuse every later one, ' +
  'recalls too, until the page is loaded again';
