import { describe, expect, it } from 'vitest';
import { personalStrings, withoutPerson } from './without-person.ts';

const place = {
  name: 'Куќа на Ана',
  address: { line1: 'ул. Прва 1', settlement: 'Босилово' },
  lat: 41.4,
};

describe('A value without the person', () => {
  it('has empty personal members, and the others as they were', () => {
    expect(
      withoutPerson({ ...place, status: 'ACTIVE' }, { known: new Set(), isPersonal: true }),
    ).toEqual({ name: null, address: null, lat: null, status: 'ACTIVE' });
  });

  it('names the person in no text, the longest name first', () => {
    const known = new Set(['Ана Петрова', 'Ана Петрова ДООЕЛ', 'мала']);
    const clean = (text: string) => withoutPerson({ text }, { known, isPersonal: false });
    expect(clean('Ана Петрова ДООЕЛ се јави')).toEqual({ text: '… се јави' });
    expect(clean('мала нива')).toEqual({ text: 'мала нива' });
  });

  it('is searched for by what names a person, not by a village', () => {
    expect(personalStrings([{ phone: '+38970123456', ...place }])).toEqual([
      '+38970123456',
      'ул. Прва 1',
    ]);
  });
});
