import type { Address } from '@pazar/contracts/location';
import type { Locale } from '@pazar/contracts/locale';
import { municipalityName } from '@pazar/geography/municipalities';
import { settlementFor } from '@pazar/section/settlement-for';

const locales = ['mk', 'en'] as const;

/** The municipality beside a settlement; null where the settlement has its name already, in either script. */
export function municipalityBeside(address: Address, locale: Locale): string | null {
  const { municipalityCode } = address;
  const names = locales.map((one) => municipalityName(municipalityCode, one));
  return names.includes(settlementFor(address, locale))
    ? null
    : municipalityName(municipalityCode, locale);
}
