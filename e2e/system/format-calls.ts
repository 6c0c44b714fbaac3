/** One call of a function of shared/format, as data, so that browser and Node run the same one. */
export interface FormatCall {
  /** File in shared/format/src, without its ending. */
  readonly file: string;
  readonly name: string;
  readonly args: readonly unknown[];
}

/** A repeatable row of numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = randomNumbers(20_261_121);
const whole = (below: number) => Math.floor(random() * below);
const pick = <Item>(items: readonly Item[]): Item | undefined => items[whole(items.length)];
const many = <Item>(count: number, make: () => Item) => Array.from({ length: count }, make);

const locales = ['en', 'mk'] as const;
const units = [
  'KG',
  'G',
  'T',
  'L',
  'ML',
  'PIECE',
  'BUNCH',
  'BOX',
  'CRATE',
  'JAR',
  'BOTTLE',
  'SACK',
];
const letters = Array.from(
  'абвгдѓежзѕијклљмнњопрстќуфхцчџшѐѝАБЃЅЈЉЊЌЏ0123456789abcčćdđežšqwxyzÄßøÉ .,-„“/–é',
);
const typed = Array.from('0123456789.,- ден€kg');
const start = Date.UTC(1999, 0, 1);
const century = Date.UTC(2099, 0, 1) - start;

const text = (alphabet: readonly string[], longest: number) =>
  many(whole(longest), () => pick(alphabet) ?? '').join('');
const instant = () => new Date(start + Math.floor(random() * century)).toISOString();
const quantity = () => `${whole(10_000_000)}.${String(whole(1000)).padStart(3, '0')}`;
const money = () => ({
  minor: whole(2_000_000_000) - 1_000_000_000,
  currency: pick(['MKD', 'EUR']),
});

/** Each function of `@pazar/format` that takes a language, and what generates its other arguments. */
const makers: readonly [file: string, name: string, make: () => unknown[]][] = [
  ['number', 'formatNumber', () => [(random() - 0.5) * 10 ** whole(12)]],
  ['percent', 'formatPercent', () => [Math.round(random() * 10_000) / 100]],
  ['money', 'formatMoney', () => [money()]],
  ['decimal', 'formatDecimal', () => [quantity()]],
  ['quantity', 'formatQuantity', () => [quantity(), pick([...units, 'HA', 'DKA'])]],
  ['quantity', 'formatQuantity', () => [String(whole(130)), pick(units)]],
  ['date', 'formatDate', () => [instant()]],
  ['date', 'formatLongDate', () => [instant()]],
  ['date', 'formatWeekday', () => [instant()]],
  ['date', 'formatDateTime', () => [instant()]],
  ['list', 'formatList', () => [many(whole(5), () => text(letters, 6))]],
  ['sort-key', 'sortKey', () => [text(letters, 24)]],
];

/** Thousands of calls over everything that a reader sees or types. */
export function formatCalls(): FormatCall[] {
  const localized = makers.flatMap(([file, name, make]) =>
    many(150, make).flatMap((args) =>
      locales.map((locale) => ({ file, name, args: [...args, locale] })),
    ),
  );
  const inputs = many(600, () => ({
    file: 'parse-number',
    name: 'parseNumber',
    args: [text(typed, 12), { locale: pick(locales), decimals: pick([0, 2, 3]) }],
  }));
  const folds = many(400, () => ({
    file: 'search-fold',
    name: 'foldForSearch',
    args: [text(letters, 24)],
  }));
  const vat = many(200, () => ({
    file: 'vat',
    name: 'splitVat',
    args: [whole(1e12), pick([0, 5, 10, 18])],
  }));
  const plurals = many(400, () => ({
    file: 'plural',
    name: 'choosePlural',
    args: [
      whole(3) === 0 ? whole(400) / 10 : whole(400),
      pick(locales),
      { one: 'one', other: 'other' },
    ],
  }));
  const times = many(300, () => instant()).map((at) => ({
    file: 'date',
    name: 'formatTime',
    args: [at],
  }));
  const spans = many(400, () => {
    const now = start + century / 2;
    const distance = (random() - 0.5) * 1000 ** (1 + whole(4));
    return ['relative-time:formatRelativeTime', 'recent:formatRecent'].map((call) => {
      const [file = '', name = ''] = call.split(':');
      const args = [new Date(now + distance).toISOString(), pick(locales), new Date(now)];
      return { file, name, args };
    });
  }).flat();
  const names = locales.flatMap((locale) => [
    { file: 'calendar-names', name: 'monthNames', args: [locale] },
    { file: 'calendar-names', name: 'dayNames', args: [locale, 'long'] },
    { file: 'calendar-names', name: 'dayNames', args: [locale, 'short'] },
  ]);
  return [...localized, ...inputs, ...folds, ...vat, ...plurals, ...times, ...spans, ...names];
}

/**
 * Runs the calls and returns each result as text; an error is its name. It must be self-contained:
 * Playwright sends its source to the browser.
 *
 * @param base URL of the folder with the functions, with a slash at the end
 */
export async function makeCalls({ base, calls }: { base: string; calls: readonly FormatCall[] }) {
  const answers: string[] = [];
  for (const { file, name, args } of calls) {
    // The exports of a module are known only at run time; a call of anything else fails the test.
    const functions = (await import(`${base}${file}.ts`)) as Record<
      string,
      (...all: unknown[]) => unknown
    >;
    try {
      answers.push(JSON.stringify(functions[name]?.(...args)) ?? 'undefined');
    } catch (error) {
      answers.push(error instanceof Error ? error.name : 'thrown');
    }
  }
  return answers;
}
