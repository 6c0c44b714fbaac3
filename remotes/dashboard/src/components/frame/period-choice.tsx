import { dashboardYears } from '@pazar/contracts/dashboard';
import { PeriodField } from '@pazar/ui/input/period-field';
import { useToday } from '@pazar/ui/input/use-today';
import { useTranslation } from 'react-i18next';
import { type PeriodFault, usePeriod } from './use-period.ts';

/** Chooses the days of the figures and the charts. */
export function PeriodChoice() {
  const { t } = useTranslation('dashboard');
  const today = useToday();
  const { period, fault, change } = usePeriod();
  return (
    <PeriodField
      isLabelHidden
      label={t('dashboard.period')}
      value={period}
      min={dashboardYears.from}
      max={today}
      error={fault === null ? undefined : t(faultTexts[fault])}
      onChange={change}
    />
  );
}

const faultTexts = {
  unknown: 'dashboard.period.unknown',
  outside: 'dashboard.period.outside',
  tooLong: 'dashboard.period.tooLong',
} as const satisfies Record<PeriodFault, string>;
