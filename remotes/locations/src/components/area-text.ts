import type { Locale } from '@pazar/contracts/locale';
import type { ServiceArea } from '@pazar/contracts/location-input';
import { formatKilometres } from '@pazar/format/distance';
import { formatList } from '@pazar/format/list';
import { municipalityName } from '@pazar/geography/municipalities';
import type { TFunction } from 'i18next';
import { leftOutOf } from '../model/delivery.ts';

/** Where a location delivers, in words. */
export function areaText(
  area: ServiceArea,
  { t, locale }: { t: TFunction<'locations'>; locale: Locale },
): string {
  const distance = 'radiusKm' in area ? formatKilometres(area.radiusKm || 0, locale) : '';
  const namesOf = (codes: readonly string[]) =>
    formatList(
      codes.map((code) => municipalityName(code, locale)),
      locale,
    );
  const leftOut = leftOutOf(area);
  if (leftOut.length > 0) {
    return t('location.delivery.EXCEPT', { distance, names: namesOf(leftOut) });
  }
  const names = 'codes' in area ? namesOf(area.codes) : '';
  return t(`location.delivery.${area.type}`, { distance, names });
}
