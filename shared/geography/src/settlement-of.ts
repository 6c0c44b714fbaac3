import { cityOfSkopje, membersOf, municipalityName } from './municipalities.ts';

/**
 * Seats that do not have the name of their municipality, by the Law on the Territorial Organisation of
 * Local Self-Government. GeoNames has a place of each name there.
 */
const otherSeats: Readonly<Record<string, { readonly en: string; readonly mk: string }>> = {
  'MK-210': { en: 'Obleševo', mk: 'Облешево' },
  'MK-304': { en: 'Belčišta', mk: 'Белчишта' },
  'MK-406': { en: 'Star Dojran', mk: 'Стар Дојран' },
  'MK-607': { en: 'Rostuše', mk: 'Ростуше' },
};
const skopje = { en: 'Skopje', mk: 'Скопје' } as const;

/**
 * The seat of a municipality, in that language: a first guess at the settlement of a position, of
 * which only the municipality is known. Skopje for the ten municipalities of the city.
 */
export function settlementOf(code: string, locale: 'en' | 'mk'): string {
  const isSkopje = code === cityOfSkopje || membersOf(cityOfSkopje).includes(code);
  const seat = isSkopje ? skopje : otherSeats[code];
  return seat?.[locale] ?? municipalityName(code, locale);
}
