import type { Dashboard } from '@pazar/contracts/dashboard';
import type { SectionIcon } from '@pazar/contracts/section-descriptor';
import type { TextKey } from '@pazar/shell/locale';

/** What stands after `dashboard.` in the key of a part. */
type PartKey =
  TextKey<'dashboard'> extends infer Key
    ? Key extends `dashboard.${infer Part}`
      ? Part
      : never
    : never;

/** One figure of the dashboard; the words are `dashboard.card.*` and `dashboard.<block>.*`. */
export interface DashboardCard {
  readonly key: 'products' | 'lots' | 'locations' | 'promotions' | 'agents';
  readonly icon: SectionIcon;
  /** Address of the section that the figure comes from. */
  readonly to: string;
  readonly total: number;
  /** Parts of the total worth knowing, by translation key. */
  readonly parts: readonly (readonly [key: PartKey, count: number])[];
}

function sellingCards(selling: NonNullable<Dashboard['selling']>): DashboardCard[] {
  const { products, lots, locations, promotions } = selling;
  return [
    {
      key: 'products',
      icon: 'product',
      to: '/product',
      total: products.total,
      parts: [
        ['products.live', products.live],
        ['products.lowStock', products.lowStock],
        ['products.outOfStock', products.outOfStock],
      ],
    },
    {
      key: 'lots',
      icon: 'produce',
      to: '/produce',
      total: lots.total,
      parts: [
        ['lots.available', lots.available],
        ['lots.growing', lots.growing],
      ],
    },
    { key: 'locations', icon: 'location', to: '/location', total: locations.total, parts: [] },
    {
      key: 'promotions',
      icon: 'promotion',
      to: '/promotion',
      total: promotions.total,
      parts: [
        ['promotions.active', promotions.active],
        ['promotions.scheduled', promotions.scheduled],
      ],
    },
  ];
}

function agentCards(agents: NonNullable<Dashboard['agents']>): DashboardCard[] {
  return [
    {
      key: 'agents',
      icon: 'management',
      to: '/management',
      total: agents.total,
      parts: [
        ['agents.pending', agents.pendingVerification],
        ['agents.suspended', agents.suspended],
      ],
    },
  ];
}

/** The cards that a role has data for; none for a consumer. */
export function dashboardCards({ selling, agents }: Dashboard): DashboardCard[] {
  return [
    ...(selling === null ? [] : sellingCards(selling)),
    ...(agents === null ? [] : agentCards(agents)),
  ];
}
