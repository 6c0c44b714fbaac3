import type { Locale } from '@pazar/contracts/locale';
import type { ServiceArea } from '@pazar/contracts/location-input';
import { formatDistance } from '@pazar/format/distance';
import { formatList } from '@pazar/format/list';
import { municipalityName } from '@pazar/geography/municipalities';
import type { Translate } from '@pazar/shell/translation';

/** Where a place delivers, in words. */
export function areaText(
  area: ServiceArea,
  { t, locale }: { t: Translate<'locations'>; locale: Locale },
): string {
  const distance = 'radiusKm' in area ? formatDistance(area.radiusKm || 0, locale) : '';
  const names =
    'codes' in area
      ? formatList(
          area.codes.map((code) => municipalityName(code, locale)),
          locale,
        )
      : '';
  return t(`location.delivery.${area.type}`, { distance, names });
}
