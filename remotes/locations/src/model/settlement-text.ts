import type { Address } from '@pazar/contracts/location';
import type { Locale, LocalizedText } from '@pazar/contracts/locale';
import { readLocalizedText } from '@pazar/format/localized-text';
import { municipalityName } from '@pazar/geography/municipalities';
import { settlementOf } from '@pazar/geography/settlement-of';

const noText: LocalizedText = { mk: null, en: null };

/** The settlement of an address in the reader's language; else as it was written, unless it is a seat. */
export function settlementName(address: Address, locale: Locale): string {
  const { settlement, settlementIn, municipalityCode } = address;
  const own = settlementIn?.[locale] ?? null;
  if (own !== null) return own;
  const written = settlement || readLocalizedText(settlementIn ?? noText, locale).text;
  const isSeat = locales.some((one) => settlementOf(municipalityCode, one) === written);
  return isSeat ? settlementOf(municipalityCode, locale) : written;
}

const locales = ['mk', 'en'] as const;

/** Postal code and settlement, in the order in which Macedonian letters are addressed. */
export function settlementText(address: Address, locale: Locale): string {
  const name = settlementName(address, locale);
  return address.postalCode === null ? name : `${address.postalCode} ${name}`;
}

/** The municipality beside a settlement; null where the settlement has its name already, in either script. */
export function municipalityBeside(address: Address, locale: Locale): string | null {
  const { municipalityCode } = address;
  const names = locales.map((one) => municipalityName(municipalityCode, one));
  return names.includes(settlementName(address, locale))
    ? null
    : municipalityName(municipalityCode, locale);
}
