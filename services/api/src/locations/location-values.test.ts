import { describe, expect, it } from 'vitest';
import { wholeLocation } from './location-values.ts';

type Texts = { mk: string | null; en: string | null };

/** The texts in both languages of a row whose cells are these; only these members of a location are asked for. */
function notesOf(cells: object, was: Texts | null): unknown {
  const current = was === null ? null : { notesIn: was, address: { settlementIn: was } };
  return wholeLocation({ ...cells }, current as Parameters<typeof wholeLocation>[1])['notesIn'];
}

const both = { mk: 'Ѕвони', en: 'Ring' };
const english = { mk: null, en: 'Ring' };

describe('The two cells of a text for customers', () => {
  it.each<[what: string, cells: object, was: Texts | null, texts: unknown]>([
    ['are its two languages', { notes: 'Ѕвони', notesIn: { en: 'Ring' } }, null, both],
    ['clear Macedonian alone', { notes: null, notesIn: { en: 'Ring' } }, both, english],
    ['clear English alone', { notes: 'Ѕвони', notesIn: { en: null } }, both, { ...both, en: null }],
    ['clear both', { notes: null, notesIn: { en: null } }, both, { mk: null, en: null }],
    ['say English alone once more', { notes: 'Ring', notesIn: { en: 'Ring' } }, english, english],
    [
      'change English where there is no other text',
      { notes: 'Ring', notesIn: { en: 'Call' } },
      english,
      { mk: null, en: 'Call' },
    ],
    ['leave it alone where one of them is not in the file', { notes: 'Ѕвони' }, both, undefined],
  ])('%s', (...[, cells, was, texts]) => {
    expect(notesOf(cells, was)).toEqual(texts);
  });
});
