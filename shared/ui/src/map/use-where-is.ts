import { municipalityAt } from '@pazar/geography/municipality-at';
import { municipalityName } from '@pazar/geography/municipalities';
import type { Position } from '@pazar/geography/position';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';

/** The text that names a position's municipality. */
export function useWhereIs(): (position: Position) => string {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  return (position) => {
    const code = municipalityAt(position);
    return code === null ? t('map.outside') : municipalityName(code, locale);
  };
}
