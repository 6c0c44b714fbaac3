import type { Currency } from '@pazar/contracts/money';
import type { ConflictWinner } from '@pazar/contracts/promotion-preview';
import type { PromotionOverlap } from '@pazar/contracts/promotion-overlaps';
import type { AgentContext } from '../records/agent-context.ts';
import { affectedProducts, type AffectedProduct } from './affected-products.ts';
import {
  endOf,
  meetingOf,
  readContenders,
  winnersOf,
  type PublishedContender,
} from './contenders.ts';

/** Limits: promotions compared, each with all others; pairs listed; packs judged of each. */
const most = { compared: 100, listed: 200, judged: 200 };

interface Pair {
  one: PublishedContender;
  other: PublishedContender;
  from: Date;
}

/** Pairs of an agent's published promotions that meet from now on, the next meeting first. */
export async function readOverlaps(context: AgentContext): Promise<PromotionOverlap[]> {
  const promotions = (await readContenders(context)).slice(0, most.compared);
  const productsOf = productsByTarget(context);
  const found: PromotionOverlap[] = [];
  for (const pair of pairsThatMeet(promotions, context.now)) {
    if (found.length === most.listed) break;
    const winners = judge(pair, await productsOf(pair.one));
    if (winners.length > 0) found.push(overlapOf(pair, winners, context.now));
  }
  return found;
}

/** Each pair once, whatever it applies to. */
function pairsThatMeet(promotions: readonly PublishedContender[], now: Date): Pair[] {
  const pairs = promotions.flatMap((one, index) =>
    promotions.slice(index + 1).flatMap((other) => {
      const from = meetingOf(one, other, now);
      return from === null ? [] : [{ one, other, from }];
    }),
  );
  return pairs.toSorted((first, second) => first.from.getTime() - second.from.getTime());
}

/** Reads the products of each target once: many promotions are for all. */
function productsByTarget({ transaction, agentId }: AgentContext) {
  const known = new Map<string, Promise<AffectedProduct[]>>();
  return ({ currency, target }: PublishedContender): Promise<AffectedProduct[]> => {
    const key = JSON.stringify([currency, target]);
    const products = known.get(key) ?? affectedProducts(transaction, { agentId, currency, target });
    known.set(key, products);
    return products;
  };
}

function judge({ one, other }: Pair, products: readonly AffectedProduct[]): ConflictWinner[] {
  const winners: ConflictWinner[] = [];
  for (const product of products) {
    if (winners.length >= most.judged) break;
    winners.push(...winnersOf(product, [one, other]));
  }
  return winners.slice(0, most.judged);
}

function overlapOf({ one, other, from }: Pair, winners: readonly ConflictWinner[], now: Date) {
  const partner = ({ id, name, code, priority, startsAt }: PublishedContender) => ({
    id,
    name,
    code,
    priority,
    isPriorityOpen: startsAt !== null && startsAt > now,
  });
  const won = (member: 'winner' | 'withCode') => ({
    wonByOne: winners.filter(({ [member]: winner }) => winner === 'THIS').length,
    wonByOther: winners.filter(({ [member]: winner }) => winner === 'OTHER').length,
  });
  return {
    one: partner(one),
    other: partner(other),
    from: from.toISOString(),
    to: endOf(one, other)?.toISOString() ?? null,
    packs: winners.length,
    ...won('winner'),
    withCode: one.trigger === other.trigger ? null : won('withCode'),
    prices: pricesOf(winners, one.currency),
  };
}

/** The prices under each of the two; null where packs differ, of which one would say nothing of the others. */
function pricesOf(winners: readonly ConflictWinner[], currency: Currency) {
  const [first] = winners;
  if (first === undefined) return null;
  const isSame = winners.every(
    (one) => one.thisMinor === first.thisMinor && one.otherMinor === first.otherMinor,
  );
  if (!isSame) return null;
  return { oneMinor: first.thisMinor, otherMinor: first.otherMinor, currency };
}
