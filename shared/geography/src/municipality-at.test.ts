import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readArcs } from './arc-path.ts';
import { atlas } from './areas.ts';
import { borders } from './atlas.data.ts';
import municipalityNames from './municipality-names.data.json' with { type: 'json' };
import { cityOfSkopje, membersOf, municipalityName } from './municipalities.ts';
import { municipalityAt } from './municipality-at.ts';

/** Answers of the source's own borders; `near` are the municipalities within 30 m. */
type Pin = [lat: number, lng: number, code: string, near: string[]];

// Written by scripts/derive-atlas.ts.
const pins = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures/random-pins.json'), 'utf8'),
) as Pin[];

describe('municipalityAt', () => {
  it('answers for 1,000 random pins what the source answers', () => {
    const wrong = pins.filter(
      ([lat, lng, code, near]) =>
        ![code, ...near].includes(municipalityAt({ lat, lng }) ?? 'outside'),
    );
    expect(wrong).toEqual([]);
    expect(pins).toHaveLength(1000);
    // The margin excuses next to none of them.
    expect(pins.filter(([, , , near]) => near.length > 1).length).toBeLessThan(10);
  });

  it.each([
    ['Струмица', 41.4379, 22.6411, 'MK-410'],
    ['Скопје, south of the river', 41.975, 21.425, 'MK-814'],
    ['Охрид', 41.117, 20.801, 'MK-310'],
    ['Дојран', 41.186, 22.72, 'MK-406'],
    ['Кичево', 41.5127, 20.9589, 'MK-307'],
    ['Зајас, part of Кичево since 2013', 41.6064, 20.9375, 'MK-307'],
  ])('finds %s', (_, lat, ...[lng, code]) => {
    expect(municipalityAt({ lat, lng })).toBe(code);
  });

  it.each([
    ['Солун', 40.6401, 22.9444],
    ['Призрен', 42.2139, 20.7397],
    ['the other side of the earth', -41.6, -158.3],
  ])('is outside in %s', (_, lat, lng) => {
    expect(municipalityAt({ lat, lng })).toBeNull();
  });

  it('has each municipality once around its own centre', () => {
    for (const { code, centre } of atlas().areas) expect(municipalityAt(centre)).toBe(code);
  });
});

describe('the municipalities', () => {
  it('all have a shape and names in both languages', () => {
    const codes = atlas().areas.map(({ code }) => code);
    expect(codes).toHaveLength(80);
    expect([...codes, cityOfSkopje].toSorted()).toEqual(Object.keys(municipalityNames).toSorted());
    expect(municipalityName('MK-410', 'mk')).toBe('Струмица');
    expect(municipalityName('MK-410', 'en')).toBe('Strumica');
    expect(municipalityName('MK-999', 'en')).toBe('MK-999');
  });

  it('make up the City of Skopje', () => {
    const names = membersOf(cityOfSkopje).map((code) => municipalityName(code, 'en'));
    expect(names).toEqual(
      'Aerodrom,Butel,Gazi Baba,Gjorče Petrov,Karpoš,Kisela Voda,Saraj,Centar,Čair,Šuto Orizari'.split(
        ',',
      ),
    );
    expect(membersOf('MK-410')).toEqual(['MK-410']);
  });

  it('share their borders: each is that of two of them or of the country', () => {
    const { areas, outline } = atlas();
    const pieces = (lines: readonly (readonly (readonly [number, number])[])[]) =>
      lines.reduce((sum, line) => sum + line.length - 1, 0);
    const all = areas.reduce((sum, { rings }) => sum + pieces(rings), 0);
    expect(all).toBe(2 * pieces(readArcs(borders)) + pieces([outline]));
  });
});
