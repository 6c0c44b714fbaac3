/** The neighbours, where the drawing has space for their names. */
export const neighbours = [
  { en: 'Albania', mk: 'Албанија', position: { lat: 41.2, lng: 20.2 } },
  { en: 'Kosovo', mk: 'Косово', position: { lat: 42.4, lng: 20.95 } },
  { en: 'Serbia', mk: 'Србија', position: { lat: 42.5, lng: 22 } },
  { en: 'Bulgaria', mk: 'Бугарија', position: { lat: 41.95, lng: 23.35 } },
  { en: 'Greece', mk: 'Грција', position: { lat: 40.9, lng: 22.2 } },
] as const;

const vardar = { en: 'Vardar', mk: 'Вардар' } as const;
const crna = { en: 'Crna', mk: 'Црна' } as const;
const bregalnica = { en: 'Bregalnica', mk: 'Брегалница' } as const;

/** Lakes, and rivers at points of their course. Widths in degrees of longitude: a wider one is named sooner. */
export const namesOfWater = [
  { en: 'Lake Ohrid', mk: 'Охридско Езеро', position: { lat: 41.04, lng: 20.72 }, width: 0.18 },
  { en: 'Lake Prespa', mk: 'Преспанско Езеро', position: { lat: 40.9, lng: 21.03 }, width: 0.2 },
  { en: 'Lake Dojran', mk: 'Дојранско Езеро', position: { lat: 41.22, lng: 22.745 }, width: 0.06 },
  { ...vardar, position: { lat: 41.92, lng: 20.99 }, width: 0.08 },
  { ...vardar, position: { lat: 41.83, lng: 21.68 }, width: 0.08 },
  { ...vardar, position: { lat: 41.44, lng: 22.2 }, width: 0.08 },
  { ...crna, position: { lat: 41.19, lng: 21.4 }, width: 0.06 },
  { ...crna, position: { lat: 41.18, lng: 21.74 }, width: 0.06 },
  { ...bregalnica, position: { lat: 41.83, lng: 22.79 }, width: 0.08 },
  { ...bregalnica, position: { lat: 41.8, lng: 22.21 }, width: 0.08 },
  { en: 'Treska', mk: 'Треска', position: { lat: 41.65, lng: 21.2 }, width: 0.07 },
  { en: 'Black Drin', mk: 'Црн Дрим', position: { lat: 41.33, lng: 20.62 }, width: 0.07 },
] as const;
