import type { Lately } from '@pazar/contracts/dashboard-lately';
import { formatWeekday } from '@pazar/format/date';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatMoney } from '@pazar/format/money';
import { formatNumber } from '@pazar/format/number';
import { formatQuantity } from '@pazar/format/quantity';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { useToday } from '@pazar/ui/input/use-today';
import { InfoLine, InfoLines } from '@pazar/ui/info-lines';
import { TextLink } from '@pazar/ui/text-link';
import { clockRange } from '../../model/clock-range.ts';
import styles from './lately-card.module.css';

type Day = Lately['days'][number];

/** What was sold and came in today and yesterday: sales of one kind are one line with their sums. */
export function LatelyCard({ data: { days } }: { data: Lately }) {
  const { t } = useTranslation('dashboard');
  const filled = days.filter(({ sales, harvests }) => sales.length + harvests.length > 0);
  return (
    <>
      {filled.length === 0 && <p>{t('dashboard.lately.nothing')}</p>}
      {filled.map((day) => (
        <DayLines key={day.day} day={day} />
      ))}
      <p>
        <TextLink to="/account/activity">{t('dashboard.lately.all')}</TextLink>
      </p>
    </>
  );
}

function DayLines({ day: { day, sales, harvests } }: { day: Day }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const today = useToday();
  // Another day has begun since this was read.
  const named = day === today ? t('dashboard.lately.today') : formatWeekday(day, locale);
  return (
    <div>
      <h3 className={styles.day}>{named}</h3>
      <InfoLines>
        {sales.map((one) => (
          <SalesLine key={one.channel} sales={one} />
        ))}
        {harvests.map((one) => (
          <HarvestLine key={`${one.id} ${one.type}`} harvest={one} />
        ))}
      </InfoLines>
    </div>
  );
}

function SalesLine({ sales: one }: { sales: Day['sales'][number] }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const { channel, sales: count, amounts, quantities, from, to } = one;
  const facts = [
    ...amounts.map(({ amountMinor: minor, currency }) => formatMoney({ minor, currency }, locale)),
    ...quantities.map(({ quantity, unit }) => formatQuantity(quantity, unit, locale)),
    clockRange(from, to),
  ];
  return (
    <InfoLine
      name={t('dashboard.lately.sales', {
        count,
        number: formatNumber(count, locale),
        channel: t(`dashboard.channel.${channel ?? 'none'}`),
      })}
      detail={facts.filter(Boolean).join(' · ')}
    />
  );
}

function HarvestLine({ harvest }: { harvest: Day['harvests'][number] }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const { id, type, cropName, variety, quantity, unit, lotNumber, at } = harvest;
  const crop = [readLocalizedText(cropName, locale).text, variety].filter(Boolean).join(' ');
  const into = t('dashboard.lately.into', {
    quantity: formatQuantity(quantity, unit, locale),
    lot: lotNumber,
  });
  return (
    <InfoLine
      name={
        <TextLink to={`/produce/${id}`}>
          {t(`dashboard.lately.${type === 'RECEIPT' ? 'receipt' : 'harvest'}`, { crop })}
        </TextLink>
      }
      detail={[into, clockRange(at, at)].filter(Boolean).join(' · ')}
    />
  );
}
