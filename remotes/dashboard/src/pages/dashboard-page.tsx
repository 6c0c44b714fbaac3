import { lazyComponent } from '@pazar/section/lazy-component';
import { formatLongDate, formatWeekday } from '@pazar/format/date';
import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { useToday } from '@pazar/ui/input/use-today';
import { Button } from '@pazar/ui/button';
import { Page } from '@pazar/ui/page';
import { Row } from '@pazar/ui/layout';
import { TextLink } from '@pazar/ui/text-link';
import { useIsPhone } from '@pazar/ui/use-is-phone';
import type { ReactNode } from 'react';
import { PanelView } from '../components/panel-view.tsx';
import { QuickActions } from '../components/frame/quick-actions.tsx';
import { useArrangement } from '../components/frame/use-arrangement.ts';
import { type DashboardHandle, useDashboard } from '../components/frame/use-dashboard.ts';
import { PeriodChoice } from '../components/frame/period-choice.tsx';
import { usePeriod } from '../components/frame/use-period.ts';
import { useFoldedPanels } from '../components/frame/use-folded-panels.ts';
import { useViewer } from '../components/frame/use-viewer.ts';
import { type Arrangement, arrangedPanels, isHidden } from '../model/arrangement.ts';
import { followsPeriod, type Panel, type Viewer } from '../model/panels.ts';
import { widePanels } from '../model/wide-panels.ts';
import styles from './dashboard-page.module.css';

const DashboardInfo = lazyComponent(
  () => import('../components/selling/dashboard-info.tsx'),
  'DashboardInfo',
);

/** The first page after logging in: what to do now, and how it went. */
export function DashboardPage() {
  const viewer = useViewer();
  // The shell is signing out: it takes the section away in the same moment.
  return viewer === null ? null : <Dashboard viewer={viewer} />;
}

const sumPanel = 'outflowByDay';

function Dashboard({ viewer }: { viewer: Viewer }) {
  const { t } = useTranslation('dashboard');
  const { name, days } = usePeriod();
  const dashboard = useDashboard(viewer, { name, days });
  const { arrangement } = useArrangement();
  const chosen = chosenPanels({ viewer, arrangement, period: name }, dashboard);
  const folded = useFoldedPanels(viewer, chosen);
  const shown = folded.panels.filter((panel) => days !== null || !followsPeriod(panel));
  const hasPeriod = viewer.sells || viewer.manages;
  const title = useGreeting(dashboard);
  const subtitle = useSubtitle(viewer, dashboard);
  const choice = useChoice(hasPeriod, shown);
  return (
    <Page title={title} subtitle={subtitle} actions={choice.inHeader}>
      {viewer.sells && <QuickActions dashboard={dashboard} />}
      {choice.onPage}
      {chosen.length === 0 && <p>{t('dashboard.arrange.allHidden')}</p>}
      <Panels shown={shown} dashboard={dashboard} choice={choice.besideSum} />
      <Unfold {...folded} />
      {viewer.sells && <DashboardInfo dashboard={dashboard} />}
      {/* A consumer has one part, which the address of that page can hide. */}
      {(hasPeriod || chosen.length === 0) && (
        <TextLink to="/dashboard/arrange">{t('dashboard.arrange')}</TextLink>
      )}
    </Page>
  );
}

/** Where the days are chosen: beside the title, and on a phone where their sum is. */
function useChoice(hasPeriod: boolean, shown: readonly Panel[]) {
  const isPhone = useIsPhone();
  if (!hasPeriod) return {};
  const choice = <PeriodChoice />;
  if (!isPhone) return { inHeader: choice };
  return shown.some(({ key }) => key === sumPanel) ? { besideSum: choice } : { onPage: choice };
}

interface PanelsProps {
  shown: readonly Panel[];
  dashboard: DashboardHandle;
  /** Above the sum of its days, where it is there. */
  choice: ReactNode;
}

/** The panels, two side by side where there is room. */
function Panels({ shown, dashboard, choice }: PanelsProps) {
  const wide = widePanels(shown.map(({ key }) => key));
  return (
    <div className={styles.panels} aria-busy={dashboard.isChanging}>
      {shown.map(({ key }) => (
        <div key={key} className={styles.panel} data-panel={key} data-wide={wide.has(key)}>
          {key === sumPanel && choice}
          <PanelView panel={key} dashboard={dashboard} />
        </div>
      ))}
    </div>
  );
}

/** Shows the rest of the page, and folds it away again. */
function Unfold({ isFoldable, isOpen, toggle }: ReturnType<typeof useFoldedPanels>) {
  const { t } = useTranslation('dashboard');
  if (!isFoldable) return null;
  return (
    <Row>
      <Button aria-expanded={isOpen} onClick={toggle}>
        {t(isOpen ? 'dashboard.less' : 'dashboard.more')}
      </Button>
    </Row>
  );
}

/** The day, and how much of what the agent has is visible. */
function useSubtitle({ sells }: Viewer, { known, errorOf }: DashboardHandle): string {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const today = useToday();
  const { data: counts, problem } = known('products');
  const day = `${formatWeekday(today, locale)}, ${formatLongDate(today, locale)}`;
  if (!sells || problem !== undefined || errorOf('products') !== null) return day;
  // As long as the numbers, so that the page does not jump when they come.
  const [live, total] = counts
    ? [formatNumber(counts.live, locale), formatNumber(counts.total, locale)]
    : ['…', '…'];
  return `${day} · ${t('dashboard.visible', { live, total })}`;
}

/** By the shown name, once it is known; never by the user name. */
function useGreeting({ displayName: name }: DashboardHandle): string {
  const { t } = useTranslation('dashboard');
  return name === undefined ? t('dashboard.greeting') : t('dashboard.title', { name });
}

/**
 * The panels that the agent has not hidden. The first steps are among them while there is a step or
 * samples to remove, or when they could not be read. While they load they are not: most agents have
 * none left, and the page would jump by their height.
 */
function chosenPanels(
  { viewer, arrangement, period }: { viewer: Viewer; arrangement: Arrangement; period: string },
  { known, errorOf }: DashboardHandle,
): readonly Panel[] {
  const { data, problem } = known('checklist');
  const hasFailed = problem !== undefined || errorOf('checklist') !== null;
  const hasSteps = data === undefined ? hasFailed : !data.done || data.samples === 'there';
  return arrangedPanels(viewer, arrangement).filter(
    ({ key }) =>
      !isHidden(arrangement, key) &&
      (key !== 'checklist' || hasSteps) &&
      // The card of money has the sums of this month beside those of the last.
      !(key === 'outflow' && period === 'month'),
  );
}
