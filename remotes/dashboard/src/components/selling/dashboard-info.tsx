import { formatEnd } from '@pazar/format/period-end';
import { formatNumber } from '@pazar/format/number';
import { readLocalizedText } from '@pazar/format/localized-text';
import { InfoBar } from '@pazar/shell/info-bar';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { InfoCard } from '@pazar/ui/info-card';
import { InfoLine, InfoLines } from '@pazar/ui/record/info-lines';
import { TextLink } from '@pazar/ui/text-link';
import type { BlockData } from '../../model/known-dashboard.ts';
import { Missing } from '../frame/panel-frame.tsx';
import type { DashboardHandle } from '../frame/use-dashboard.ts';
import { LatelyCard } from './lately-card.tsx';

/** Beside the page of a seller: what was sold and came in lately, and the promotions. */
export function DashboardInfo({ dashboard }: { dashboard: DashboardHandle }) {
  const { t } = useTranslation('dashboard');
  const { data: lately } = dashboard.known('lately');
  const { data: promotions } = dashboard.known('promotions');
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
    </InfoBar>
  );
}

/** How many lower prices and are to begin, and those that end soon, each with its end. */
function Promotions({ data }: { data: BlockData['promotions'] }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const { active, scheduled, ending } = data;
  const counts = [
    t('dashboard.promotions.active', { number: formatNumber(active, locale) }),
    t('dashboard.promotions.scheduled', { number: formatNumber(scheduled, locale) }),
  ];
  return (
    <>
      <p>{counts.join(' · ')}</p>
      {ending.items.length > 0 && (
        <InfoLines>
          {ending.items.map(({ id, name, endsAt }) => (
            <InfoLine
              key={id}
              name={
                <TextLink to={`/promotion/${id}`}>{readLocalizedText(name, locale).text}</TextLink>
              }
              detail={t('dashboard.promotions.until', { time: formatEnd(endsAt, locale) })}
            />
          ))}
        </InfoLines>
      )}
      <p>
        <TextLink to="/promotion/timeline">{t('dashboard.promotions.timeline')}</TextLink>
      </p>
    </>
  );
}
