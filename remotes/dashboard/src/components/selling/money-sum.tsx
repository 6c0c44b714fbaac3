import type { DashboardFigures } from '@pazar/contracts/dashboard-figures';
import { formatDate } from '@pazar/format/date';
import { formatMoney } from '@pazar/format/money';
import { formatPercent } from '@pazar/format/percent';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Badge } from '@pazar/ui/badge';
import { Quiet } from '@pazar/ui/layout';
import { compareMinor } from '../../model/compare.ts';
import styles from './money.module.css';

export interface MoneySumProps {
  figures: DashboardFigures['currencies'][number];
  before: DashboardFigures['before'];
}

/** The sum of one currency, how much more or less that is in percent, and in money. */
export function MoneySum({ figures, before }: MoneySumProps) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const { currency, soldMinor, soldBeforeMinor } = figures;
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  const change = compareMinor(soldMinor, soldBeforeMinor);
  const facts = {
    currency,
    amount: money(Math.abs(soldMinor - soldBeforeMinor)),
    from: formatDate(before.from, locale),
    to: formatDate(before.to, locale),
  };
  return (
    <div className={styles.sum}>
      <strong className={styles.amount}>{money(soldMinor)}</strong>
      {'percent' in change && (
        <Badge tone={change.kind === 'more' ? 'good' : 'neutral'}>
          {t(`dashboard.money.${change.kind}.percent`, {
            percent: formatPercent(change.percent, locale),
          })}
        </Badge>
      )}
      <span className={styles.compared}>
        <Quiet>{t(`dashboard.money.${change.kind}`, facts)}</Quiet>
      </span>
    </div>
  );
}
