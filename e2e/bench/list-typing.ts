import type { Session } from '@pazar/contracts/session';
import { readScriptOptions } from '@pazar/service/script-options';
import { signInAtApi } from '../system/agents-api.ts';
import { inTime } from '../system/in-time.ts';
import { launchChromium } from '../system/launch-chromium.ts';
import { type OpenedSystem, openSystem } from '../system/open-system.ts';
import { startSystem } from '../system/pazar-system.ts';
import { countProducts, fillProducts } from './fill-products.ts';
import {
  type ListTimes,
  pace,
  type PressKind,
  pressKinds,
  quickPace,
  timeListPresses,
} from './list-presses.ts';
import { median } from './median.ts';

const { runs, products, isSmallest } = readScriptOptions({
  command: 'pnpm --filter @pazar/e2e bench:list',
  about:
    'Times how long a long list of products takes to answer a key press, compared with the list of\n' +
    'the demo, which fills one page of 25 and little more; on the processor as it is and on one four\n' +
    'times slower. Exit code 1 when an aim is missed. A long list that the demo has already is compared\n' +
    'with a shorter one of the demo. Requires the builds.',
  sizes: {
    runs: { about: 'visits of each list and processor', full: 4, smallest: 1 },
    products: { about: 'products of the long list, at least', full: 10_000, smallest: 1 },
  },
});
/** Seconds for all presses of a visit, of which the slowest takes about a minute. */
const longestVisit = 300;
/** The list's limit for a press, in milliseconds, with the processor as it is. */
const aim = 100;

const what: Record<PressKind | 'sortedRows', string> = {
  search: 'a letter in the search',
  sort: 'Enter on the head of a column',
  sortedRows: '… until the sorted rows are painted',
  rows: 'Tab from row to row',
  arrows: 'arrow down',
  tick: 'Space on the checkbox of a row',
  nextPrice: 'Enter, to the price of the next row',
};
const sizes = ['small', 'large'] as const;
type Size = (typeof sizes)[number];
/** Only the first is judged: the slowest of the others shows what to improve next. */
const speeds = isSmallest ? [1] : [1, 4];

function print(text: string): void {
  process.stderr.write(`${Math.round(performance.now() / 1000)} s: ${text}\n`);
}

interface Variant {
  readonly size: Size;
  /** How many times slower the processor is emulated. */
  readonly slower: number;
  readonly visits: ListTimes[];
  readonly visit: () => Promise<ListTimes>;
}
const variants: Variant[] = [];
const counts: Record<Size, number> = { small: 0, large: 0 };
const started: OpenedSystem[] = [];
const browser = await launchChromium();

/** The list of an account. */
interface List {
  readonly system: OpenedSystem;
  readonly session: Session;
  readonly count: number;
}

async function openList(system: OpenedSystem, account: string): Promise<List> {
  const session = await signInAtApi(system, account);
  const count = await countProducts(system, session);
  print(`the list of ${count} products is there`);
  return { system, session, count };
}

async function openLists(): Promise<Record<Size, List>> {
  const demo = await openSystem();
  started.push(demo);
  const usual = await openList(demo, 'producer');
  if (usual.count >= products) return { small: await openList(demo, 'seller'), large: usual };
  // In another system, so that the short one stays short.
  const filled = await startSystem({}, (home) => fillProducts(home, products - usual.count));
  started.push(filled);
  const long = await openList(filled, 'producer');
  if (long.count !== products) throw new Error(`The long list has ${long.count} products.`);
  return { small: usual, large: long };
}

try {
  const lists = await openLists();
  for (const size of sizes) {
    const { system, session, count } = lists[size];
    counts[size] = count;
    for (const slower of speeds) {
      const visit = () =>
        timeListPresses(browser, {
          origin: system.shell,
          session,
          slower,
          pace: isSmallest ? quickPace : pace,
        });
      variants.push({ size, slower, visits: [], visit });
    }
  }
  for (let run = 0; run < runs; run += 1) {
    // They alternate, so that a slow minute of the machine affects all.
    for (const variant of run % 2 === 0 ? variants : variants.toReversed()) {
      const name = `a visit of ${counts[variant.size]} products ÷ ${variant.slower}`;
      variant.visits.push(await inTime(name, variant.visit(), longestVisit));
      print(`run ${run + 1} of ${runs}, ${counts[variant.size]} products ÷ ${variant.slower}`);
    }
  }
} finally {
  await inTime('the end of Chromium', browser.close());
  await Promise.all(started.map((system) => system.close()));
}

function timesOf(size: Size, slower: number, kind: keyof typeof what): number[] {
  return variants
    .filter((variant) => variant.size === size && variant.slower === slower)
    .flatMap(({ visits }) => visits.flatMap((visit) => visit[kind]));
}

const results = speeds.map((slower) => {
  const rows = [...pressKinds, 'sortedRows' as const].map((kind) => {
    const times = { large: timesOf('large', slower, kind), small: timesOf('small', slower, kind) };
    const verdict = percentile(times.large, 0.95) <= aim ? 'met' : 'missed';
    return {
      press: what[kind],
      presses: times.large.length,
      [`${counts.large} products, median`]: Math.round(median(times.large)),
      [`${counts.large}, p95`]: Math.round(percentile(times.large, 0.95)),
      [`${counts.small} products, median`]: Math.round(median(times.small)),
      [`${counts.small}, p95`]: Math.round(percentile(times.small, 0.95)),
      // The rows come from the server; the press is painted before.
      aim: kind === 'sortedRows' || slower > 1 || isSmallest ? 'not judged' : verdict,
    };
  });
  console.log(`Milliseconds from a press to the next paint, processor ÷ ${slower}`);
  console.table(rows);
  return rows;
});
console.log(`${runs} visits of each. The browser reports from 16 ms on, in steps of 8.`);
process.exitCode = results.flat().some((row) => row.aim === 'missed') ? 1 : 0;

/** The smallest of the values that at least this share of them does not exceed; 0.95 for p95. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error('No values to take a percentile of');
  return value;
}
