import type { Address } from '@pazar/contracts/location';
import type { Locale } from '@pazar/contracts/locale';
import { settlementFor } from '@pazar/section/settlement-for';

/** Postal code and settlement, in the order in which Macedonian letters are addressed. */
export function settlementText(address: Address, locale: Locale): string {
  const name = settlementFor(address, locale);
  return address.postalCode === null ? name : `${address.postalCode} ${name}`;
}
