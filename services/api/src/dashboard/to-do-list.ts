import {
  dashboardDays,
  type ToDoCode,
  type ToDoLine,
  type VerificationState,
} from '@pazar/contracts/dashboard-selling';
import { addDays } from '../clock/calendar-days.ts';
import { marketDay } from '../clock/market-day.ts';
import { isSuspended } from '../agents/suspension.ts';
import type { AgentRow } from '../agents/agent-repository.ts';
import type { BestBefore, HarvestDue } from './lot-figures.ts';
import type { ProductFigures } from './product-figures.ts';
import type { PromotionFigures } from './promotion-figures.ts';

/** The data that the tasks are derived from. */
interface Standing {
  agent: AgentRow;
  verification: VerificationState;
  products: ProductFigures;
  harvestDue: HarvestDue;
  bestBefore: BestBefore;
  promotions: PromotionFigures;
  now: Date;
}

/** An agent's tasks, the most pressing first; kinds without a task are left out. */
export function toDoList(standing: Standing): { items: ToDoLine[] } {
  return {
    items: [
      ...accountLines(standing),
      ...lotLines(standing),
      ...productLines(standing.products),
      ...promotionLines(standing),
    ],
  };
}

function accountLines({ agent, verification, now }: Standing): ToDoLine[] {
  const { status, reason, missing } = verification;
  const line = (code: ToDoCode, isDue: boolean, params: ToDoLine['params'] = {}): ToDoLine[] =>
    isDue ? [{ code, params, section: 'account', filter: {} }] : [];
  return [
    ...line('account-suspended', isSuspended(agent, now), { reason: agent.suspensionReason ?? '' }),
    ...line('verification-rejected', status === 'REJECTED', { reason: reason ?? '' }),
    ...line('verification-changes', status === 'CHANGES_REQUESTED', { reason: reason ?? '' }),
    ...line('legal-name-missing', missing.includes('legalName')),
    ...line('phone-missing', missing.includes('phone')),
    ...line('email-unconfirmed', agent.pendingEmail !== null, { email: agent.pendingEmail ?? '' }),
    ...counted('location-missing', missing.includes('location') ? 1 : 0, { section: 'location' }),
    ...line('verification-missing', status === 'NONE' && missing.length === 0),
  ];
}

function lotLines({ harvestDue, bestBefore, now }: Standing): ToDoLine[] {
  const lotsWith = (filter: ToDoLine['filter']): Filtered => ({ section: 'produce', filter });
  const today = marketDay(now);
  const { overdue, total } = harvestDue;
  const { passed } = bestBefore;
  return [
    ...counted(
      'best-before-passed',
      passed,
      lotsWith({ sellFirst: ['true'], bestBeforeTo: [addDays(today, -1)] }),
    ),
    ...counted('best-before-near', bestBefore.total - passed, {
      ...lotsWith({ sellFirst: ['true'], bestBeforeFrom: [today] }),
      days: dashboardDays.bestBefore,
    }),
    ...counted('harvest-overdue', overdue, lotsWith({ harvest: ['overdue'] })),
    ...counted('harvest-due', total - overdue, {
      ...lotsWith({ harvest: ['due'] }),
      days: dashboardDays.harvestDue,
    }),
  ];
}

function productLines(products: ProductFigures): ToDoLine[] {
  const hidden = (reason: string) => productsWith({ status: ['ACTIVE'], visibility: [reason] });
  return [
    ...counted('products-blocked', products.blocked, productsWith({ visibility: ['blocked'] })),
    ...counted('products-without-pack', products.withoutPack, hidden('no_active_pack')),
    ...counted('products-without-location', products.withoutLocation, hidden('no_location')),
    ...counted('products-out-of-stock', products.activeOut, hidden('out_of_stock')),
    ...counted(
      'products-low',
      products.activeLow,
      productsWith({ status: ['ACTIVE'], stock: ['LOW'] }),
    ),
    ...counted('products-draft', products.drafts, productsWith({ status: ['DRAFT'] })),
  ];
}

function productsWith(filter: ToDoLine['filter']): Filtered {
  return { section: 'product', filter };
}

function promotionLines({ promotions: { ending }, now }: Standing): ToDoLine[] {
  const lastDay = addDays(marketDay(now), dashboardDays.promotionsEnding);
  return counted('promotions-ending', ending.total, {
    section: 'promotion',
    filter: { status: ['ACTIVE'], endsTo: [lastDay] },
    days: dashboardDays.promotionsEnding,
  });
}

interface Filtered {
  section: ToDoLine['section'];
  filter?: ToDoLine['filter'];
  /** How far ahead the line looks. */
  days?: number;
}

function counted(
  code: ToDoCode,
  count: number,
  { section, filter = {}, days }: Filtered,
): ToDoLine[] {
  if (count === 0) return [];
  return [{ code, params: { count, ...(days !== undefined && { days }) }, section, filter }];
}
