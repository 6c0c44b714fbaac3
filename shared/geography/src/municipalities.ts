import file from './municipality-names.data.json' with { type: 'json' };

/**
 * The 80 municipalities and the City of Skopje: ISO 3166-2, with the names of the API's own table. A test of
 * the API compares the two.
 */
const municipalityNames: Readonly<Record<string, Readonly<Record<'en' | 'mk', string>>>> = file;

/** The City of Skopje, which ten municipalities make up; it has no separate shape. */
export const cityOfSkopje = 'MK-85';

/** Law on the City of Skopje, article 3. */
const citySkopjeMembers: readonly string[] = [
  'MK-801',
  'MK-803',
  'MK-804',
  'MK-805',
  'MK-808',
  'MK-809',
  'MK-811',
  'MK-814',
  'MK-815',
  'MK-817',
];

/** The municipalities of a code: ten for the City of Skopje, else the one itself. */
export function membersOf(code: string): readonly string[] {
  return code === cityOfSkopje ? citySkopjeMembers : [code];
}

/** The name in the reader's language; the code itself where it is not known. */
export function municipalityName(code: string, locale: 'en' | 'mk'): string {
  return municipalityNames[code]?.[locale] ?? code;
}
