import type { Dashboard } from '@pazar/contracts/dashboard';
import type { Block } from '@pazar/contracts/dashboard-block';
import type { Problem } from '@pazar/contracts/problem';
import type { SectionIcon } from '@pazar/contracts/releases/section-descriptor';
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
  /** The figure with its parts, or why it could not be read; the other cards have theirs. */
  readonly figure: Figure | { readonly problem: Problem };
}
interface Figure {
  readonly total: number;
  /** Parts of the total worth knowing, by translation key. */
  readonly parts: readonly (readonly [key: PartKey, count: number])[];
}

function figureOf<Data extends { total: number }>(
  block: Block<Data>,
  parts: (data: Data) => Figure['parts'],
): DashboardCard['figure'] {
  return 'problem' in block ? block : { total: block.data.total, parts: parts(block.data) };
}

function sellingCards(selling: NonNullable<Dashboard['selling']>): DashboardCard[] {
  return [
    {
      key: 'products',
      icon: 'product',
      to: '/product',
      figure: figureOf(selling.products, ({ live, lowStock, outOfStock }) => [
        ['products.live', live],
        ['products.lowStock', lowStock],
        ['products.outOfStock', outOfStock],
      ]),
    },
    {
      key: 'lots',
      icon: 'produce',
      to: '/produce',
      figure: figureOf(selling.lots, ({ available, growing }) => [
        ['lots.available', available],
        ['lots.growing', growing],
      ]),
    },
    {
      key: 'locations',
      icon: 'location',
      to: '/location',
      figure: figureOf(selling.locations, () => []),
    },
    {
      key: 'promotions',
      icon: 'promotion',
      to: '/promotion',
      figure: figureOf(selling.promotions, ({ active, scheduled }) => [
        ['promotions.active', active],
        ['promotions.scheduled', scheduled],
      ]),
    },
  ];
}

function agentCards({ agents }: NonNullable<Dashboard['management']>): DashboardCard[] {
  return [
    {
      key: 'agents',
      icon: 'management',
      to: '/management',
      figure: figureOf(agents, ({ pendingVerification, suspended }) => [
        ['agents.pending', pendingVerification],
        ['agents.suspended', suspended],
      ]),
    },
  ];
}

/** The cards that a role has data for; none for a consumer. */
export function dashboardCards({ selling, management }: Dashboard): DashboardCard[] {
  return [
    ...(selling === null ? [] : sellingCards(selling)),
    ...(management === null ? [] : agentCards(management)),
  ];
}
