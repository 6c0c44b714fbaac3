import {
  dashboardDays,
  type ToDoCode,
  type ToDoLine,
  toDoNames,
  type ToDoSubject,
  type VerificationState,
} from '@pazar/contracts/dashboard-selling';
import { addDays } from '../clock/calendar-days.ts';
import { marketDay } from '../clock/market-day.ts';
import { isSuspended } from '../callers/suspension.ts';
import type { AgentRow } from '../callers/agent-repository.ts';
import type { BestBefore, HarvestDue } from './lot-figures.ts';
import type { ProductFigures, ProductTask } from './product-figures.ts';
import type { PromotionFigures } from './promotion-figures.ts';

/** The data that the tasks are derived from. */
interface Standing {
  agent: AgentRow;
  verification: VerificationState;
  products: ProductFigures;
  /** The first products of a task. */
  subjectsOf: (task: ProductTask) => ToDoSubject[];
  harvestDue: HarvestDue;
  bestBefore: BestBefore;
  promotions: PromotionFigures;
  now: Date;
}

/** An agent's tasks, the most pressing first; kinds without a task are left out. */
export function toDoList(standing: Standing): { items: ToDoLine[] } {
  return {
    items: [
      ...visibilityLines(standing),
      ...accountLines(standing),
      ...lotLines(standing),
      ...productLines(standing),
      ...promotionLines(standing),
    ],
  };
}

/** The gravest state: customers see nothing. Why, where the whole account is the cause. */
function visibilityLines({ agent, verification, products, now }: Standing): ToDoLine[] {
  if (products.active === 0 || products.live > 0) return [];
  const ofAccount = isSuspended(agent, now) ? 'suspended' : verification.status;
  const isAccount = ofAccount !== 'VERIFIED';
  return [
    {
      code: 'nothing-visible',
      params: { count: products.active, reason: isAccount ? ofAccount : '' },
      section: isAccount ? 'account' : 'product',
      filter: isAccount ? {} : { status: ['ACTIVE'], visibility: ['hidden'] },
      subjects: [],
    },
  ];
}

function accountLines({ agent, verification, now }: Standing): ToDoLine[] {
  const { status, reason, missing } = verification;
  const line = (code: ToDoCode, isDue: boolean, params: ToDoLine['params'] = {}): ToDoLine[] =>
    isDue ? [{ code, params, section: 'account', filter: {}, subjects: [] }] : [];
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
  const today = marketDay(now);
  const near = bestBefore.items.filter((lot) => lot.bestBefore >= today);
  const past = bestBefore.items.filter((lot) => lot.bestBefore < today);
  const late = harvestDue.items.filter((lot) => isOverdue(lot, today));
  const due = harvestDue.items.filter((lot) => !isOverdue(lot, today));
  const lotsWith = (filter: ToDoLine['filter'], lots: readonly NamedLot[]): Filtered => ({
    section: 'produce',
    filter,
    subjects: lots.map(lotSubject),
  });
  const { overdue, total } = harvestDue;
  const { passed } = bestBefore;
  return [
    ...counted(
      'best-before-passed',
      passed,
      lotsWith({ sellFirst: ['true'], bestBeforeTo: [addDays(today, -1)] }, past),
    ),
    ...counted('best-before-near', bestBefore.total - passed, {
      ...lotsWith({ sellFirst: ['true'], bestBeforeFrom: [today] }, near),
      days: dashboardDays.bestBefore,
    }),
    ...counted('harvest-overdue', overdue, lotsWith({ harvest: ['overdue'] }, late)),
    ...counted('harvest-due', total - overdue, {
      ...lotsWith({ harvest: ['due'] }, due),
      days: dashboardDays.harvestDue,
    }),
  ];
}

type NamedLot = HarvestDue['items'][number] | BestBefore['items'][number];

function lotSubject({ cropId, cropName }: NamedLot): ToDoSubject {
  return { name: cropName, kind: cropId ?? cropName.mk ?? cropName.en ?? '', cover: null };
}

/** By the rule of the list of lots. */
function isOverdue(lot: HarvestDue['items'][number], today: string): boolean {
  const last = lot.expectedTo ?? lot.expectedFrom;
  return last !== null && last < today;
}

function productLines({ products, subjectsOf }: Standing): ToDoLine[] {
  const line = (code: ToDoCode, task: ProductTask, filter: ToDoLine['filter']) =>
    counted(code, products[task], { section: 'product', filter, subjects: subjectsOf(task) });
  const active = { status: ['ACTIVE'] };
  return [
    ...line('products-blocked', 'blocked', { visibility: ['blocked'] }),
    ...line('products-without-pack', 'withoutPack', { ...active, visibility: ['no_active_pack'] }),
    ...line('products-without-location', 'withoutLocation', {
      ...active,
      visibility: ['no_location'],
    }),
    ...line('products-out-of-stock', 'activeOut', { ...active, visibility: ['out_of_stock'] }),
    ...line('products-low', 'liveLow', { visibility: ['live'], stock: ['LOW'] }),
    ...line('products-draft', 'drafts', { status: ['DRAFT'] }),
  ];
}

function promotionLines({ promotions: { ending }, now }: Standing): ToDoLine[] {
  const lastDay = addDays(marketDay(now), dashboardDays.promotionsEnding);
  return counted('promotions-ending', ending.total, {
    section: 'promotion',
    filter: { status: ['ACTIVE'], endsTo: [lastDay] },
    subjects: ending.items.map(({ name, rule }) => ({ name, kind: rule, cover: null })),
    days: dashboardDays.promotionsEnding,
  });
}

interface Filtered {
  section: ToDoLine['section'];
  filter?: ToDoLine['filter'];
  /** More than a line names are cut off. */
  subjects?: readonly ToDoSubject[];
  /** How far ahead the line looks. */
  days?: number;
}

function counted(
  code: ToDoCode,
  count: number,
  { section, filter = {}, subjects = [], days }: Filtered,
): ToDoLine[] {
  if (count === 0) return [];
  const params = { count, ...(days !== undefined && { days }) };
  return [{ code, params, section, filter, subjects: subjects.slice(0, toDoNames) }];
}
