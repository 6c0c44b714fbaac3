import type { Address } from '@pazar/contracts/location';
import type { Locale } from '@pazar/contracts/locale';
import { municipalityName } from '@pazar/geography/municipalities';

/** Postal code and settlement, in the order in which Macedonian letters are addressed. */
export function settlementText({ postalCode, settlement }: Address): string {
  return postalCode === null ? settlement : `${postalCode} ${settlement}`;
}

/** The municipality beside a settlement; null where the settlement has its name already, in either script. */
export function municipalityBeside(
  { settlement, municipalityCode }: Address,
  locale: Locale,
): string | null {
  const names = [
    municipalityName(municipalityCode, 'mk'),
    municipalityName(municipalityCode, 'en'),
  ];
  return names.includes(settlement) ? null : municipalityName(municipalityCode, locale);
}
