import type { Address } from '@pazar/contracts/location';

/** Postal code and settlement, in the order in which Macedonian letters are addressed. */
export function settlementText({ postalCode, settlement }: Address): string {
  return postalCode === null ? settlement : `${postalCode} ${settlement}`;
}
