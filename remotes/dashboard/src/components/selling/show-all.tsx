import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { TextLink } from '@pazar/ui/text-link';

/** How many rows of a list a panel shows: more would push what follows off the page. */
export const maxRows = 4;

export interface ShowAllProps {
  total: number;
  /** The list with the same rows, all of them. */
  to: string;
}

/** Links to all rows of what a panel shows the first of. */
export function ShowAll({ total, to }: ShowAllProps) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  if (total <= maxRows) return null;
  const number = formatNumber(total, locale);
  return <TextLink to={to}>{t('dashboard.showAll', { number })}</TextLink>;
}
