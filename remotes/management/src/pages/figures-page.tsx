import type { ManagementStats } from '@pazar/contracts/management';
import { lazyComponent } from '@pazar/section/lazy-component';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '@pazar/ui/card-grid';
import { ChartFrame } from '@pazar/ui/chart/chart-frame';
import { Page } from '@pazar/ui/page';
import { Stack } from '@pazar/ui/layout';
import { PageSection } from '@pazar/ui/page-section';
import { StatCard } from '@pazar/ui/stat-card';
import { marketFigures } from '../api/figures.ts';
import { BadPins } from '../components/figures/bad-pins.tsx';
import { WeeklySales } from '../components/figures/weekly-sales.tsx';
import { LinkedLines } from '../components/frame/facts.tsx';
import { ReadPart } from '../components/frame/loaded-part.tsx';
import { useFormatters } from '../model/use-formatters.ts';
import { ManagementTabs } from '../components/frame/management-tabs.tsx';

/** With the releases: their schemas would otherwise load with the first list. */
const SystemCards = lazyComponent(
  () => import(/* webpackChunkName: "releases" */ '../components/figures/system-cards.tsx'),
  'SystemCards',
);

/** Figures of the market: sign-ups, waiting times, live products, weekly sales, idle agents and bad pins. */
export function FiguresPage() {
  const { t } = useTranslation('management');
  return (
    <Page title={t('figures.title')} subtitle={t('figures.lead')}>
      <ManagementTabs />
      <ReadPart read={marketFigures} of="records">
        {(stats) => (
          <Stack gap="large">
            <Cards stats={stats} />
            <SignUps days={stats.registrations} />
            <WeeklySales sales={stats.sales} />
            <Idle idle={stats.idle} />
          </Stack>
        )}
      </ReadPart>
      <BadPins />
      <SystemCards />
    </Page>
  );
}

/** The list of the counted agents: all but those with a closed account. */
const openAgents = '/management?accountStatus=ACTIVE&accountStatus=CLOSING&accountStatus=SUSPENDED';

function Cards({ stats }: { stats: ManagementStats }) {
  const { t, number, ago } = useFormatters();
  const { waiting, products, agents, idle } = stats;
  return (
    <CardGrid>
      <StatCard label={t('figures.agents')} value={number(agents.total)} to={openAgents} />
      <StatCard
        label={t('figures.waiting')}
        value={number(waiting.count)}
        detail={
          waiting.oldest === null
            ? undefined
            : t('figures.waiting.oldest', { at: ago(waiting.oldest) })
        }
        to="/management/verification"
      />
      <StatCard
        label={t('figures.decided')}
        value={
          waiting.medianHours === null
            ? t('value.none')
            : t('figures.hours', { number: number(waiting.medianHours) })
        }
        detail={t('figures.decided.count', { number: number(waiting.decided) })}
      />
      <StatCard
        label={t('figures.live')}
        value={number(stats.liveProducts)}
        detail={t('figures.live.of', { number: number(products.total) })}
      />
      <StatCard
        label={t('figures.blocked')}
        value={number(products.blocked)}
        to="/management/moderation"
      />
      <StatCard label={t('figures.idle')} value={number(idle.count)} />
    </CardGrid>
  );
}

function SignUps({ days }: { days: ManagementStats['registrations'] }) {
  const words = useFormatters();
  const { t, number } = words;
  const total = days.reduce((sum, { count }) => sum + count, 0);
  return (
    <ChartFrame
      title={t('figures.signUps')}
      summary={t('figures.signUps.summary', { number: number(total) })}
      kind="bars"
      categories={days.map(({ day }) => words.day(day).slice(0, 5))}
      series={[
        { key: 'agents', label: t('figures.signUps'), values: days.map(({ count }) => count) },
      ]}
      // Counts are integers, so fractional grid lines get no label.
      format={(value) => (Number.isInteger(value) ? number(value) : '')}
    />
  );
}

function Idle({ idle }: { idle: ManagementStats['idle'] }) {
  const { t, ago } = useFormatters();
  return (
    <PageSection title={t('figures.idle')}>
      <LinkedLines
        none={t('figures.idle.none')}
        lines={idle.agents.map(({ id, displayName: name, lastAt }) => {
          const since = lastAt && t('figures.idle.since', { at: ago(lastAt) });
          return {
            to: `/management/agents/${id}`,
            name,
            tone: 'quiet',
            detail: [since ?? t('figures.idle.never')],
          };
        })}
      />
    </PageSection>
  );
}
