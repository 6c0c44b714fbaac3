import { atlas } from '@pazar/geography/areas';
import { municipalityName } from '@pazar/geography/municipalities';
import { municipalityAt } from '@pazar/geography/municipality-at';
import type { Position } from '@pazar/geography/position';
import type { Locale } from '@pazar/format/locale';
import { project } from '../projection.ts';
import { type Box, overlaps } from '../box.ts';
import { fromScreen, type ScreenPoint, type Size, toScreen, type View } from '../view.ts';
import detail from './detail.data.json' with { type: 'json' };
import { namesOfWater, neighbours } from './other-names.ts';

type Settlement = readonly [mk: string, en: string, lat: number, lng: number, population: number];

/**
 * Those of 550 inhabitants and more, the largest first. JSON has no tuples: the script that makes the file
 * writes these five.
 */
const rows: readonly unknown[] = detail.settlements;
const settlements = rows as readonly Settlement[];

/** A name on the map and the middle of its text. */
export interface PlaceName {
  readonly key: string;
  readonly text: string;
  readonly kind: 'settlement' | 'municipality' | 'country' | 'water';
  readonly at: ScreenPoint;
  /** Where a settlement is; its name is beside it. */
  readonly dot?: ScreenPoint;
}

export interface NamesOptions {
  readonly view: View;
  readonly size: Size;
  readonly locale: Locale;
  /** Municipalities whose names come first. */
  readonly first: ReadonlySet<string>;
  /** What no name may lie under. */
  readonly taken: readonly Box[];
}

/** Widths of letters in pixels at the sizes of sketch.module.css, on the safe side. */
const letterWidth = { settlement: 6.6, municipality: 6.6, country: 8.6, water: 6.2 } as const;
const lineHeight = 15;
/** Pixels from the middle of a settlement's dot to its name. */
const besideDot = 7;
/** The same where a pin is on the dot: beyond half of the square around its handle. */
const besidePin = 34;

/** A municipality gets its name when it is at least this share of the name's width. */
const leastShare = 0.72;

/** Names that have space, the most important first; none lies on another, and none is there twice. */
export function placeNames(options: NamesOptions): PlaceName[] {
  const { size, taken } = options;
  const boxes = [...taken];
  const names: PlaceName[] = [];
  function place({ choices }: Candidate): void {
    const found = choices.find((name) => {
      if (names.some(({ text, kind }) => text === name.text && kind !== 'water')) return false;
      const box = boxOf(name);
      const isInside =
        box.left > 0 && box.top > 0 && box.right < size.width && box.bottom < size.height;
      return isInside && !boxes.some((other) => overlaps(other, box));
    });
    if (found === undefined) return;
    boxes.push(boxOf(found));
    names.push(found);
  }
  for (const candidate of candidates(options)) place(candidate);
  if (names.length === 0) place(nameOfMiddle(options));
  return names;
}

/** Where nothing has a name, as on a mountain: the municipality that the middle is in. */
function nameOfMiddle({ view, size, locale }: NamesOptions): Candidate {
  const { width, height } = size;
  const code = municipalityAt(fromScreen([width / 2, height / 2], view, size));
  if (code === null) return { choices: [] };
  const name = { key: code, text: municipalityName(code, locale), kind: 'municipality' } as const;
  return {
    choices: [height / 4, height / 2, (height * 3) / 4].map((top) => ({
      ...name,
      at: [width / 2, top],
    })),
  };
}

/** One name with the places that it may have, the best first. */
interface Candidate {
  readonly choices: readonly PlaceName[];
}

function candidates({ view, size, locale, first, taken }: NamesOptions): Candidate[] {
  const at = (position: Position) => toScreen(project(position), view, size);
  const settlementsOf = (is: (row: (typeof settlements)[number]) => boolean) =>
    settlements.filter(is).map(([mk, en, lat, lng]): Candidate => {
      const text = locale === 'mk' ? mk : en;
      const dot = at({ lat, lng });
      const [left, top] = dot;
      const isUnderPin = taken.some((box) =>
        overlaps(box, { left, top, right: left, bottom: top }),
      );
      return { choices: isUnderPin ? besidesPin(text, dot) : besides(text, dot) };
    });
  const one = (name: PlaceName): Candidate => ({ choices: [name] });
  const municipalityNamed = (code: string, centre: Position): PlaceName => ({
    key: code,
    text: municipalityName(code, locale),
    kind: 'municipality',
    at: at(centre),
  });
  const chosen = atlas().areas.filter(({ code }) => first.has(code));
  const chosenNames = new Set(chosen.map(({ code }) => municipalityName(code, 'mk')));
  const least = leastPopulation(view);
  return [
    ...settlementsOf(([mk]) => chosenNames.has(mk)),
    ...chosen.map(({ code, centre }) => one(municipalityNamed(code, centre))),
    ...settlementsOf(([, , , , population]) => population >= least),
    ...atlas()
      .areas.toSorted((some, other) => other.width - some.width)
      .map(({ code, centre, width }) => ({ name: municipalityNamed(code, centre), width }))
      .filter(
        ({ name, width }) => width * view.scale > leastShare * textWidth(name.text, 'municipality'),
      )
      .map(({ name }) => one(name)),
    ...neighbours.map(({ position, ...names }) =>
      one({ key: names.en, text: names[locale], kind: 'country', at: at(position) }),
    ),
    ...namesOfWater
      .filter(({ width, ...names }) => width * view.scale > textWidth(names[locale], 'water'))
      .map(({ position, ...names }) =>
        one({
          key: `${names.en} ${position.lng}`,
          text: names[locale],
          kind: 'water',
          at: at(position),
        }),
      ),
  ];
}

/** A name to the right of a settlement's dot, to its left, above or below it. */
function besides(text: string, dot: ScreenPoint): PlaceName[] {
  const [left, top] = dot;
  const aside = textWidth(text, 'settlement') / 2 + besideDot;
  const middles: readonly ScreenPoint[] = [
    [left + aside, top],
    [left - aside, top],
    [left, top - lineHeight],
    [left, top + lineHeight],
  ];
  const key = `${text} ${left} ${top}`;
  return middles.map((middle) => ({ key, text, kind: 'settlement', at: middle, dot }));
}

/** A name beside the pin that covers its settlement, which needs no dot: else a place in a town has no name near it. */
function besidesPin(text: string, [left, top]: ScreenPoint): PlaceName[] {
  const aside = textWidth(text, 'settlement') / 2 + besidePin;
  return [left - aside, left + aside].map((middle) => ({
    key: `${text} ${left} ${top}`,
    text,
    kind: 'settlement',
    at: [middle, top],
  }));
}

/** Inhabitants of the towns that everybody knows: they have their names before municipalities do, on the smallest map too. */
const largeTown = 30_000;

/** Fewer inhabitants than this, and a settlement waits until the map is larger: towns of the country, then villages. */
function leastPopulation({ scale }: View): number {
  return Math.min(largeTown, 15_000 * (300 / scale) ** 2.5);
}

const textWidth = (text: string, kind: PlaceName['kind']) => text.length * letterWidth[kind];

/** The space of a name, with the dot of a settlement. */
function boxOf({
  text,
  kind,
  at: [left, top],
  dot: [dotLeft, dotTop] = [left, top],
}: PlaceName): Box {
  const half = textWidth(text, kind) / 2;
  return {
    left: Math.min(left - half, dotLeft - 4),
    right: Math.max(left + half, dotLeft + 4),
    top: Math.min(top - lineHeight / 2, dotTop - 4),
    bottom: Math.max(top + lineHeight / 2, dotTop + 4),
  };
}
