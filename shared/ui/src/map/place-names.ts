import { atlas } from '@pazar/geography/areas';
import { cityOfSkopje, municipalityName } from '@pazar/geography/municipalities';
import type { Position } from '@pazar/geography/position';
import type { Locale } from '@pazar/format/locale';
import { project } from './projection.ts';
import { type Box, overlaps } from './box.ts';
import { type ScreenPoint, type Size, toScreen, type View } from './view.ts';

/** A name on the map and the middle of its text. */
export interface PlaceName {
  readonly key: string;
  readonly text: string;
  readonly kind: 'municipality' | 'country' | 'lake';
  readonly at: ScreenPoint;
}

interface NamesOptions {
  readonly view: View;
  readonly size: Size;
  readonly locale: Locale;
  /** Municipalities whose names come first. */
  readonly first: ReadonlySet<string>;
  /** What no name may lie under. */
  readonly taken: readonly Box[];
}

/** Widths of letters in pixels at the sizes of map.module.css, on the safe side. */
const letterWidth = { municipality: 6.6, country: 8.6, lake: 6.2 } as const;
const lineHeight = 15;

/** A municipality gets its name when it is at least this share of the name's width. */
const leastShare = 0.72;

/** Names that have space, the most important first; none lies on another. */
export function placeNames(options: NamesOptions): PlaceName[] {
  const { size, taken } = options;
  const boxes = [...taken];
  return candidates(options).filter((name) => {
    const box = boxOf(name);
    const isInside =
      box.left > 0 && box.top > 0 && box.right < size.width && box.bottom < size.height;
    if (!isInside || boxes.some((other) => overlaps(other, box))) return false;
    boxes.push(box);
    return true;
  });
}

function candidates({ view, size, locale, first }: NamesOptions): PlaceName[] {
  const at = (position: Position) => toScreen(project(position), view, size);
  const isImportant = ({ code }: Named) => first.has(code) || largestTowns.includes(code);
  const municipalities = byImportance()
    .toSorted((one, other) => Number(first.has(other.code)) - Number(first.has(one.code)))
    .map((named) => ({ named, text: municipalityName(named.code, locale) }))
    .filter(
      ({ named, text }) =>
        isImportant(named) ||
        named.width * view.scale > leastShare * textWidth(text, 'municipality'),
    )
    .map(({ named, text }): PlaceName => ({
      key: named.code,
      text: named.code === cityOfSkopje ? skopje[locale] : text,
      kind: 'municipality',
      at: at(named.centre),
    }));
  return [
    ...municipalities,
    ...countries.map(({ position, ...names }): PlaceName => ({
      key: names.en,
      text: names[locale],
      kind: 'country',
      at: at(position),
    })),
    ...lakes
      .filter(({ width, ...names }) => width * view.scale > textWidth(names[locale], 'lake'))
      .map(({ position, ...names }): PlaceName => ({
        key: names.en,
        text: names[locale],
        kind: 'lake',
        at: at(position),
      })),
  ];
}

/** A municipality that may have its name on the map. */
interface Named {
  readonly code: string;
  readonly centre: Position;
  /** In degrees of longitude. */
  readonly width: number;
}

/** Towns by which people find their way, the largest first (census of 2021). */
const largestTowns: readonly string[] = [
  cityOfSkopje,
  'MK-703',
  'MK-501',
  'MK-508',
  'MK-609',
  'MK-101',
  'MK-211',
  'MK-310',
  'MK-604',
  'MK-410',
  'MK-104',
  'MK-307',
  'MK-206',
  'MK-312',
];

/** Its municipalities get their own names once they have space for them. */
const skopje: Readonly<Record<Locale, string>> = { en: 'Skopje', mk: 'Скопје' };
const skopjeCentre = { lat: 42.01, lng: 21.41 };

let named: readonly Named[] | undefined;

function byImportance(): readonly Named[] {
  const rank = ({ code }: Named) => largestTowns.indexOf(code) + 1 || Infinity;
  named ??= [{ code: cityOfSkopje, centre: skopjeCentre, width: 0 }, ...atlas().areas].toSorted(
    (one, other) => rank(one) - rank(other) || other.width - one.width,
  );
  return named;
}

const textWidth = (text: string, kind: PlaceName['kind']) => text.length * letterWidth[kind];

function boxOf({ text, kind, at: [left, top] }: PlaceName): Box {
  const half = textWidth(text, kind) / 2;
  return {
    left: left - half,
    right: left + half,
    top: top - lineHeight / 2,
    bottom: top + lineHeight / 2,
  };
}

const countries = [
  { en: 'Albania', mk: 'Албанија', position: { lat: 41.2, lng: 20.2 } },
  { en: 'Kosovo', mk: 'Косово', position: { lat: 42.4, lng: 20.95 } },
  { en: 'Serbia', mk: 'Србија', position: { lat: 42.5, lng: 22 } },
  { en: 'Bulgaria', mk: 'Бугарија', position: { lat: 41.95, lng: 23.35 } },
  { en: 'Greece', mk: 'Грција', position: { lat: 40.9, lng: 22.2 } },
] as const;

/** Widths in degrees of longitude. */
const lakes = [
  { en: 'Lake Ohrid', mk: 'Охридско Езеро', position: { lat: 41.04, lng: 20.72 }, width: 0.18 },
  { en: 'Lake Prespa', mk: 'Преспанско Езеро', position: { lat: 40.9, lng: 21.03 }, width: 0.2 },
  { en: 'Lake Dojran', mk: 'Дојранско Езеро', position: { lat: 41.22, lng: 22.745 }, width: 0.06 },
] as const;
