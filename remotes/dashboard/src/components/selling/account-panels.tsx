import { dashboardDays } from '@pazar/contracts/dashboard-selling';
import { formatDate } from '@pazar/format/date';
import { formatEnd } from '@pazar/format/period-end';
import { readLocalizedText } from '@pazar/format/localized-text';
import { dayAfter } from '@pazar/format/market-day';
import { formatMoney } from '@pazar/format/money';
import { RecordPicture } from '@pazar/section/record-picture';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { useToday } from '@pazar/ui/input/use-today';
import { PlainItem, PlainList, Quiet, Stack } from '@pazar/ui/layout';
import { TextLink } from '@pazar/ui/text-link';
import { compareMinor } from '../../model/compare.ts';
import type { BlockData } from '../../model/known-dashboard.ts';
import styles from './panels.module.css';
import { maxRows, ShowAll } from './show-all.tsx';
import { Subject } from './subject.tsx';
import { useChangeText } from './use-change-text.ts';

/** Active promotions that end within a week. */
export function EndingPromotions({ data: { ending } }: { data: BlockData['promotions'] }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const lastDay = dayAfter(useToday(), dashboardDays.promotionsEnding);
  if (ending.items.length === 0) return <p>{t('dashboard.promotions.nothing')}</p>;
  return (
    <>
      <PlainList>
        {ending.items.slice(0, maxRows).map(({ id, name, rule, endsAt }) => (
          <PlainItem key={id}>
            <Subject tile={<RecordPicture name={name} kind={rule} />}>
              <TextLink to={`/promotion/${id}`}>{readLocalizedText(name, locale).text}</TextLink>{' '}
              <Quiet>{t('dashboard.promotions.until', { time: formatEnd(endsAt, locale) })}</Quiet>
            </Subject>
          </PlainItem>
        ))}
      </PlainList>
      <ShowAll total={ending.total} to={`/promotion?status=ACTIVE&endsTo=${lastDay}&sort=endsAt`} />
    </>
  );
}

/** What this month has brought until now, beside the last one until the same day, by currency. */
export function Months({ data }: { data: BlockData['outflow'] }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const changed = useChangeText();
  if (data.currencies.length === 0) return <p>{t('dashboard.outflow.nothing')}</p>;
  return (
    <PlainList>
      {data.currencies.map(({ currency, ...month }) => {
        const money = (minor: number) => formatMoney({ minor, currency }, locale);
        return (
          <PlainItem key={currency}>
            <Stack gap="small">
              <span className={styles.figure}>{money(month.thisMonthMinor)}</span>
              <span>{changed(compareMinor(month.thisMonthMinor, month.lastMonthToDateMinor))}</span>
              <Quiet>
                {t('dashboard.outflow.before', {
                  toDate: money(month.lastMonthToDateMinor),
                  whole: money(month.lastMonthMinor),
                })}
              </Quiet>
            </Stack>
          </PlainItem>
        );
      })}
    </PlainList>
  );
}

/** How far an agent has come with management, or who wants to become one. */
export function Verification({ data }: { data: BlockData['verification'] }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const { status, reason, requestedAt, decidedAt, missing } = data;
  const day = status === 'PENDING' ? requestedAt : decidedAt;
  return (
    <Stack>
      <p>
        <strong>{t(`dashboard.verification.${status}`)}</strong>{' '}
        {day !== null && <Quiet>{formatDate(day, locale)}</Quiet>}
      </p>
      {reason !== null && status !== 'VERIFIED' && (
        <p>{t('dashboard.verification.reason', { reason })}</p>
      )}
      {status !== 'VERIFIED' && missing.length > 0 && (
        <div>
          <Quiet>{t('dashboard.verification.missing')}</Quiet>
          <PlainList label={t('dashboard.verification.missing')}>
            {missing.map((what) => (
              <PlainItem key={what}>{t(`dashboard.verification.missing.${what}`)}</PlainItem>
            ))}
          </PlainList>
        </div>
      )}
      {status !== 'VERIFIED' && (
        <TextLink to="/account/verification">{t(`dashboard.verification.open.${status}`)}</TextLink>
      )}
    </Stack>
  );
}

/** What a consumer may become, and how far the request for it is. */
export function Application({ data }: { data: BlockData['application'] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Stack>
      <p>{t('dashboard.application.what')}</p>
      <Verification data={data} />
    </Stack>
  );
}
