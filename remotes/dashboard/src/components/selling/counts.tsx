import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import type { IconName } from '@pazar/ui/icon';
import { Row } from '@pazar/ui/layout';
import { PageSection } from '@pazar/ui/page-section';
import { RefreshFailure } from '@pazar/ui/refresh-failure';
import { StatCard } from '@pazar/ui/stat-card';
import { TextLink } from '@pazar/ui/text-link';
import type { BlockData } from '../../model/known-dashboard.ts';
import { Missing } from '../frame/panel-frame.tsx';
import type { DashboardHandle } from '../frame/use-dashboard.ts';
import styles from './panels.module.css';

const keptProducts = '/product?status=DRAFT&status=ACTIVE';

/** The counts of each kind of record, with links to the counted rows: archived ones are not counted. */
const parts = {
  products: {
    live: '/product?visibility=live',
    lowStock: `${keptProducts}&stock=LOW`,
    outOfStock: `${keptProducts}&stock=OUT`,
  },
  lots: { available: '/produce?status=AVAILABLE', growing: '/produce?status=GROWING' },
  locations: {},
  promotions: { active: '/promotion?state=LOWERING', scheduled: '/promotion?status=SCHEDULED' },
} as const;
type Counted = keyof typeof parts;
type Part = {
  [Name in Counted]: `${Name}.${Extract<keyof (typeof parts)[Name], string>}`;
}[Counted];

const cards: Readonly<Record<Counted, { icon: IconName; to: string }>> = {
  products: { icon: 'product', to: keptProducts },
  lots: { icon: 'produce', to: '/produce' },
  locations: { icon: 'location', to: '/location?status=ACTIVE' },
  promotions: {
    icon: 'promotion',
    to: '/promotion?status=DRAFT&status=SCHEDULED&status=ACTIVE&status=PAUSED&status=ENDED',
  },
};
// The keys of the table are its type's.
const names = Object.keys(cards) as Counted[];

/** What the agent has: one card for each kind of record; each fails alone. */
export function Counts({ title, dashboard }: { title: string; dashboard: DashboardHandle }) {
  const known = names.filter((name) => dashboard.known(name).data !== undefined);
  const missing = names.filter((name) => !known.includes(name));
  const old = known.filter(
    (name) => dashboard.known(name).problem !== undefined || dashboard.errorOf(name) !== null,
  );
  return (
    <PageSection title={title} isFramed>
      {old.length > 0 && <RefreshFailure onRetry={() => dashboard.retry(old)} />}
      <div className={styles.counts}>
        {known.map((name) => (
          <CountCard key={name} name={name} counts={dashboard.known(name).data} />
        ))}
      </div>
      {missing.length > 0 && <Missing dashboard={dashboard} names={missing} />}
    </PageSection>
  );
}

interface CountCardProps {
  name: Counted;
  counts: BlockData[Counted] | undefined;
}

function CountCard({ name, counts }: CountCardProps) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const { icon, to } = cards[name];
  const numbers = new Map(Object.entries(counts ?? {}));
  const write = (count: unknown) => formatNumber(Number(count ?? 0), locale);
  return (
    <div className={styles.count}>
      <StatCard
        icon={icon}
        to={to}
        label={t(`dashboard.card.${name}`)}
        value={write(numbers.get('total'))}
      />
      <Row>
        {Object.entries<string>(parts[name]).map(([part, list]) => (
          <TextLink key={part} to={list}>
            {/* The parts of the table have a text each. */}
            {t(`dashboard.${name}.${part}` as `dashboard.${Part}`, {
              number: write(numbers.get(part)),
            })}
          </TextLink>
        ))}
      </Row>
    </div>
  );
}
