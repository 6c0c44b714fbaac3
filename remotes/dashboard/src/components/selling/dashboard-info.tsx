import { formatDate } from '@pazar/format/date';
import { formatEnd } from '@pazar/format/period-end';
import { formatNumber } from '@pazar/format/number';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatQuantity } from '@pazar/format/quantity';
import { shareOf } from '@pazar/format/quantity-math';
import { InfoBar } from '@pazar/shell/info-bar';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { InfoCard } from '@pazar/ui/info-card';
import { Progress } from '@pazar/ui/overlay/progress';
import { TextLink } from '@pazar/ui/text-link';
import type { BlockData } from '../../model/known-dashboard.ts';
import { Missing } from '../frame/panel-frame.tsx';
import type { DashboardHandle } from '../frame/use-dashboard.ts';
import styles from './dashboard-info.module.css';
import { LatelyCard } from './lately-card.tsx';

/** Beside the page of a seller: what was sold and came in lately, the promotions, and this week's harvests. */
export function DashboardInfo({ dashboard }: { dashboard: DashboardHandle }) {
  const { t } = useTranslation('dashboard');
  const { data: lately } = dashboard.known('lately');
  const { data: promotions } = dashboard.known('promotions');
  const { data: harvests } = dashboard.known('harvestDue');
  return (
    <InfoBar>
      <InfoCard title={t('dashboard.lately')}>
        {lately === undefined ? (
          <Missing dashboard={dashboard} names={['lately']} />
        ) : (
          <LatelyCard data={lately} />
        )}
      </InfoCard>
      {promotions !== undefined && (
        <InfoCard title={t('dashboard.card.promotions')}>
          <Promotions data={promotions} />
        </InfoCard>
      )}
      {harvests !== undefined && <ThisWeek lots={harvests.thisWeek} />}
    </InfoBar>
  );
}

/** How many lower prices and are to begin; the next of each with its day. */
function Promotions({ data }: { data: BlockData['promotions'] }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const { active, scheduled, now, next } = data;
  const counts = [
    t('dashboard.promotions.active', { number: formatNumber(active, locale) }),
    t('dashboard.promotions.scheduled', { number: formatNumber(scheduled, locale) }),
  ];
  const lines = [
    ...now.map(({ at, ...one }) => ({
      ...one,
      when:
        at === null
          ? t('dashboard.promotions.noEnd')
          : t('dashboard.promotions.until', { time: formatEnd(at, locale) }),
    })),
    ...next.map(({ at, ...one }) => ({
      ...one,
      when: at === null ? '' : t('dashboard.promotions.from', { day: formatDate(at, locale) }),
    })),
  ];
  return (
    <>
      <p>{counts.join(' · ')}</p>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map(({ id, name, when }) => (
            <li key={id} className={styles.line}>
              <TextLink to={`/promotion/${id}`}>{readLocalizedText(name, locale).text}</TextLink>
              <span className={styles.when}>{when}</span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <TextLink to="/promotion/timeline">{t('dashboard.promotions.timeline')}</TextLink>
      </p>
    </>
  );
}

/** This week's harvest, beside the planned quantity. */
function ThisWeek({ lots }: { lots: BlockData['harvestDue']['thisWeek'] }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  if (lots.length === 0) return null;
  return (
    <InfoCard title={t('dashboard.thisWeek')}>
      {lots.map(({ id, cropName, variety, unit, harvested, expectedQuantity: planned }) => (
        <div key={id} className={styles.harvest}>
          <TextLink to={`/produce/${id}`}>
            {[readLocalizedText(cropName, locale).text, variety].filter(Boolean).join(' ')}
          </TextLink>
          <Progress
            value={shareOf(harvested, planned) / 100}
            label={t('dashboard.thisWeek.harvest', {
              harvested: formatQuantity(harvested, unit, locale),
              planned: formatQuantity(planned, unit, locale),
            })}
          />
        </div>
      ))}
    </InfoCard>
  );
}
