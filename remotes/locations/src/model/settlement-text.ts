import type { Address } from '@pazar/contracts/location';
import type { Locale } from '@pazar/contracts/locale';
import { municipalityName } from '@pazar/geography/municipalities';
import { settlementOf } from '@pazar/geography/settlement-of';

/**
 * The settlement of an address in the reader's language, where it is the seat of its municipality, which the
 * form fills in; of another one only the agent knows the name, as he wrote it.
 */
export function settlementName({ settlement, municipalityCode }: Address, locale: Locale): string {
  const isSeat = locales.some((one) => settlementOf(municipalityCode, one) === settlement);
  return isSeat ? settlementOf(municipalityCode, locale) : settlement;
}

const locales = ['mk', 'en'] as const;

/** Postal code and settlement, in the order in which Macedonian letters are addressed. */
export function settlementText(address: Address, locale: Locale): string {
  const name = settlementName(address, locale);
  return address.postalCode === null ? name : `${address.postalCode} ${name}`;
}

/** The municipality beside a settlement; null where the settlement has its name already, in either script. */
export function municipalityBeside(
  { settlement, municipalityCode }: Address,
  locale: Locale,
): string | null {
  const names = locales.map((one) => municipalityName(municipalityCode, one));
  return names.includes(settlement) ? null : municipalityName(municipalityCode, locale);
}
