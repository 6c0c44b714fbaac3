import { municipalityName } from '@pazar/geography/municipalities';
import { atlas } from '@pazar/geography/areas';
import { describe, expect, it } from 'vitest';
import { extentOf } from '../extent.ts';
import { placeNames } from './place-names.ts';
import { project } from '../projection.ts';
import { fitView, type View } from '../view.ts';

const size = { width: 900, height: 500 };
const country = fitView(extentOf({}), size);

const namesIn = (view: View, locale: 'en' | 'mk' = 'en', first: readonly string[] = []) =>
  placeNames({ view, size, locale, first: new Set(first), taken: [] }).map(({ text }) => text);

describe('placeNames', () => {
  it.each([
    ['en', ['Skopje', 'Bitola', 'Ohrid', 'Strumica', 'Serbia']],
    ['mk', ['Скопје', 'Битола', 'Охрид', 'Струмица', 'Србија']],
  ] as const)(
    'names the largest towns and the neighbours on the whole country: %s',
    (locale, some) => {
      expect(namesIn(country, locale)).toEqual(expect.arrayContaining([...some]));
    },
  );

  it('names the towns that everybody knows on a small map, not villages with wide municipalities', () => {
    const small = { width: 340, height: 200 };
    const view = fitView(extentOf({}), small);
    const options = {
      view,
      size: small,
      locale: 'en',
      first: new Set<string>(),
      taken: [],
    } as const;
    const names = placeNames(options).map(({ text }) => text);
    expect(names).toEqual(expect.arrayContaining(['Skopje', 'Bitola', 'Ohrid', 'Strumica']));
    expect(names).not.toContain('Novaci');
  });

  it('names every municipality once it has space', () => {
    for (const { code, centre } of atlas().areas) {
      const names = namesIn({ ...project(centre), scale: 8000 });
      expect(names).toContain(municipalityName(code, 'en'));
    }
  });

  it('names what is chosen first', () => {
    expect(namesIn(country)).not.toContain('Vevčani');
    expect(namesIn(country, 'en', ['MK-301'])[0]).toBe('Vevčani');
  });

  it('names a lake that is wide enough', () => {
    const ohrid = project({ lat: 41.04, lng: 20.72 });
    expect(namesIn({ ...ohrid, scale: 200 })).not.toContain('Lake Ohrid');
    expect(namesIn({ ...ohrid, scale: 1000 })).toContain('Lake Ohrid');
  });

  it('puts no name under anything', () => {
    const all = { left: 0, right: 900, top: 0, bottom: 500 };
    expect(
      placeNames({ view: country, size, locale: 'en', first: new Set(), taken: [all] }),
    ).toEqual([]);
  });
});

describe('the names of settlements', () => {
  const around = (lat: number, lng: number, scale: number): View => ({
    ...project({ lat, lng }),
    scale,
  });
  const strumica = around(41.43, 22.67, 2500);

  it.each([
    ['en', ['Strumica', 'Kukliš', 'Vasilevo', 'Bosilovo', 'Murtino']],
    ['mk', ['Струмица', 'Куклиш', 'Василево', 'Босилово', 'Муртино']],
  ] as const)('are those of villages too, near a place: %s', (locale, villages) => {
    expect(namesIn(strumica, locale)).toEqual(expect.arrayContaining([...villages]));
  });

  it('are those of towns alone while the whole country is in view', () => {
    expect(namesIn(country)).not.toContain('Kukliš');
  });

  it('are there once, beside their dots', () => {
    const names = placeNames({
      view: strumica,
      size,
      locale: 'en',
      first: new Set(['MK-410']),
      taken: [],
    });
    const texts = names.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    const strumicas = names.filter(({ text }) => text === 'Strumica');
    expect(strumicas.map(({ kind }) => kind)).toEqual(['settlement']);
    expect(strumicas[0]?.dot).toBeDefined();
  });

  it('are beside a pin that is on the settlement', () => {
    const { width, height } = size;
    const [left, top] = [width / 2, height / 2];
    const pin = { left: left - 28, right: left + 28, top: top - 56, bottom: top + 56 };
    // The middle of the map is the middle of the town.
    const view = around(41.4375, 22.6433, 2500);
    const options = { view, size, locale: 'en', first: new Set<string>() } as const;
    const name = placeNames({ ...options, taken: [pin] }).find(({ text }) => text === 'Strumica');
    expect(name).toMatchObject({ kind: 'settlement' });
    expect(name?.dot).toBeUndefined();
  });

  it.each([
    ['the middle of the country', 41.6, 21.7],
    ['a field near Bosilovo', 41.46, 22.77],
    ['the village of Brajčino', 40.91, 21.16],
    ['Berovo', 41.7, 22.86],
  ])('are near %s at every zoom that shows ten kilometres', (_where, lat, lng) => {
    for (const scale of [300, 600, 1200, 2500, 5000]) {
      expect(namesIn(around(lat, lng, scale)), `at ${scale}`).not.toEqual([]);
    }
  });
});
