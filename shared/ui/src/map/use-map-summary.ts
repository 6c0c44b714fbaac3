import { formatList } from '@pazar/format/list';
import { municipalityName } from '@pazar/geography/municipalities';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import type { MapProps } from './map-content.ts';

/** The content of a map and its keys, in sentences for screen readers. */
export function useMapSummary({ pins = [], areas = [], links = [], ...rest }: MapProps): string {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const names = areas.map(({ code }) => municipalityName(code, locale));
  const canChoose = rest.onChooseArea !== undefined || rest.onChoosePosition !== undefined;
  return [
    t('map.summary', { count: pins.length }),
    ...(names.length === 0 ? [] : [t('map.areas', { names: formatList(names, locale) })]),
    ...links.map(({ label }) => label),
    t('map.keys'),
    ...(canChoose ? [t('map.enter')] : []),
  ].join(' ');
}
