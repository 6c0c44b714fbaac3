import type { DashboardFigures } from '@pazar/contracts/dashboard-figures';
import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { RefreshFailure } from '@pazar/ui/refresh-failure';
import { formatDate } from '@pazar/format/date';
import { formatMoney } from '@pazar/format/money';
import { formatPercent } from '@pazar/format/percent';
import { Badge } from '@pazar/ui/badge';
import { Quiet } from '@pazar/ui/layout';
import { allSales } from '../../model/all-sales.ts';
import { Chart } from '../charts/lazy-chart.ts';
import { Missing, PanelFrame } from '../frame/panel-frame.tsx';
import type { DashboardHandle } from '../frame/use-dashboard.ts';
import { MoneyFacts } from './money-facts.tsx';
import { compareMinor } from '../../model/compare.ts';
import styles from './money.module.css';

export interface MoneyPanelProps {
  title: string;
  dashboard: DashboardHandle;
}

/** What sales brought in the period: the sum beside that of the period before, its days, and three facts. */
export function MoneyPanel({ title, dashboard }: MoneyPanelProps) {
  const { t } = useTranslation('dashboard');
  return (
    <PanelFrame title={title} dashboard={dashboard} name="figures">
      {(figures) =>
        isNothing(figures) ? (
          <p>{t('dashboard.outflowByDay.nothing')}</p>
        ) : (
          <>
            {figures.currencies.map((one) => (
              <MoneySum key={one.currency} figures={one} before={figures.before} />
            ))}
            <Days dashboard={dashboard} />
            <MoneyFacts figures={figures} />
            <Unpriced figures={figures} />
          </>
        )
      }
    </PanelFrame>
  );
}

function isNothing({ currencies, unpriced, units }: DashboardFigures): boolean {
  return (
    currencies.length === 0 && unpriced.sales === 0 && units.every(({ sold }) => Number(sold) === 0)
  );
}

/** The days load and fail apart from the sum. */
function Days({ dashboard }: Pick<MoneyPanelProps, 'dashboard'>) {
  const { data, problem } = dashboard.known('outflowByDay');
  if (data === undefined) return <Missing dashboard={dashboard} names={['outflowByDay']} />;
  const hasFailed = problem !== undefined || dashboard.errorOf('outflowByDay') !== null;
  return (
    <>
      {hasFailed && <RefreshFailure onRetry={() => dashboard.retry(['outflowByDay'])} />}
      <Chart name="outflowByDay" data={data} />
    </>
  );
}

/** With one currency, the count of its sales says so. */
function Unpriced({ figures }: { figures: DashboardFigures }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const { apart } = allSales(figures);
  if (apart === 0) return null;
  return (
    <p>{t('dashboard.figures.apart', { count: apart, number: formatNumber(apart, locale) })}</p>
  );
}

interface MoneySumProps {
  figures: DashboardFigures['currencies'][number];
  before: DashboardFigures['before'];
}

/** The sum of one currency, how much more or less that is in percent, and in money. */
function MoneySum({ figures, before }: MoneySumProps) {
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
