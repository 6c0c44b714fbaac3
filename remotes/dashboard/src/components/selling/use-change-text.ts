import { formatPercent } from '@pazar/format/percent';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import type { Change } from '../../model/compare.ts';

/** Says how a figure differs from that of the period before. */
export function useChangeText(): (change: Change) => string {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  return (change) => {
    if (change.kind !== 'more' && change.kind !== 'less') {
      return t(`dashboard.change.${change.kind}`);
    }
    const percent = formatPercent(change.percent, locale);
    return t(`dashboard.change.${change.kind}`, { percent });
  };
}
