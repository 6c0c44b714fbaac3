import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';

export interface CutNoticeProps {
  /** Rows that came. */
  count: number;
  /** Rows that the server gives at most; with as many there may be more. */
  most: number;
}

/** Says that there may be more choices than are offered. */
export function CutNotice({ count, most }: CutNoticeProps) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  if (count < most) return null;
  return <p role="status">{t('choices.cut', { number: formatNumber(most, locale) })}</p>;
}
