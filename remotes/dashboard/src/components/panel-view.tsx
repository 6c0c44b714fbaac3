import { lazyComponent } from '@pazar/section/lazy-component';
import { useTranslation } from 'react-i18next';
import type { ComponentType } from 'react';
import type { BlockData } from '../model/known-dashboard.ts';
import type { PanelKey } from '../model/panels.ts';
import { Chart } from './charts/lazy-chart.ts';
import { MoneyPanel } from './selling/money-panel.tsx';
import { BestBefore, HarvestDue, Remaining } from './selling/lot-panels.tsx';
import { Application, EndingPromotions, Months, Verification } from './selling/account-panels.tsx';
import { ToDo } from './selling/to-do.tsx';
import { PanelFrame } from './frame/panel-frame.tsx';
import type { DashboardHandle } from './frame/use-dashboard.ts';
import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { Icon } from '@pazar/ui/icon';
import { TextLink } from '@pazar/ui/text-link';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import styles from './selling/panels.module.css';
import { Samples } from './selling/samples.tsx';

/** The page on which each step is done. */
const stepLinks: Readonly<Record<Step, string>> = {
  profile: '/account/profile',
  location: '/location/new',
  lot: '/produce/new',
  product: '/product/new',
  verify: '/account/verification',
  publish: '/product?status=DRAFT',
};

const Counts = lazyComponent(() => import('./selling/counts.tsx'), 'Counts');
const Figures = lazyComponent(() => import('./selling/figures.tsx'), 'Figures');
const SoldMost = lazyComponent(() => import('./selling/sold-most.tsx'), 'SoldMost');
// Only managers see these. Each import names its panel, of whose data the panel's type is.
const ofManagers = () => import('./management/management-panels.tsx');
const Agents = lazyComponent(async () => ({ Agents: (await ofManagers()).Agents }), 'Agents');
const Blocked = lazyComponent(async () => ({ Blocked: (await ofManagers()).Blocked }), 'Blocked');
const Rollouts = lazyComponent(
  async () => ({ Rollouts: (await ofManagers()).Rollouts }),
  'Rollouts',
);
const Waiting = lazyComponent(async () => ({ Waiting: (await ofManagers()).Waiting }), 'Waiting');
const Places = lazyComponent(() => import('./selling/places-panel.tsx'), 'PlacesPanel');

/** Panels that show one block and nothing else; they have its name. */
type BlockPanel = Exclude<PanelKey, 'counts' | 'outflowByDay' | 'places' | 'rollouts' | 'toDo'>;

const views: { readonly [Name in BlockPanel]: ComponentType<{ data: BlockData[Name] }> } = {
  checklist: Checklist,
  application: Application,
  verification: Verification,
  waiting: Waiting,
  figures: Figures,
  bestBefore: BestBefore,
  harvestDue: HarvestDue,
  remaining: Remaining,
  soldMost: SoldMost,
  promotions: EndingPromotions,
  outflow: Months,
  agents: Agents,
  blocked: Blocked,
  cropsByWeek: ({ data }) => <Chart name="cropsByWeek" data={data} />,
  season: ({ data }) => <Chart name="season" data={data} />,
  signUps: ({ data }) => <Chart name="signUps" data={data} />,
};

export interface PanelViewProps {
  panel: PanelKey;
  dashboard: DashboardHandle;
}

/** One panel of the page, by its key. */
export function PanelView({ panel, dashboard }: PanelViewProps) {
  const { t } = useTranslation('dashboard');
  const title = t(`dashboard.panel.${panel}`);
  if (panel === 'counts') return <Counts title={title} dashboard={dashboard} />;
  if (panel === 'outflowByDay') return <MoneyPanel title={title} dashboard={dashboard} />;
  if (panel === 'toDo') return <ToDo title={title} dashboard={dashboard} />;
  if (panel === 'places') return <Places title={title} />;
  if (panel === 'rollouts') return <Rollouts title={title} />;
  return <BlockView title={title} dashboard={dashboard} name={panel} />;
}

interface BlockViewProps<Name extends BlockPanel> {
  title: string;
  dashboard: DashboardHandle;
  name: Name;
}

function BlockView<Name extends BlockPanel>({ name, ...frame }: BlockViewProps<Name>) {
  const View: ComponentType<{ data: BlockData[Name] }> = views[name];
  return (
    <PanelFrame {...frame} name={name}>
      {(data) => <View data={data} />}
    </PanelFrame>
  );
}

/** The first steps of a new agent, with a link to each that is not done, and samples to look around. */
function Checklist({ data: { steps, samples } }: { data: BlockData['checklist'] }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const done = formatNumber(steps.filter((one) => one.done).length, locale);
  return (
    <>
      <p>{t('dashboard.checklist.done', { done, total: formatNumber(steps.length, locale) })}</p>
      <ol className={styles.steps}>
        {steps.map(({ step, done: isDone }) => (
          <li key={step} className={styles.step} data-done={isDone}>
            {isDone ? (
              <>
                <Icon name="check" />
                <span>
                  {t(`dashboard.checklist.${step}`)}
                  <VisuallyHidden> {t('dashboard.checklist.isDone')}</VisuallyHidden>
                </span>
              </>
            ) : (
              <TextLink to={stepLinks[step]}>{t(`dashboard.checklist.${step}`)}</TextLink>
            )}
          </li>
        ))}
      </ol>
      {samples !== 'none' && <Samples state={samples} />}
    </>
  );
}

type Step = BlockData['checklist']['steps'][number]['step'];
