import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDraft } from '../../../test/any-entry.ts';
import { givenOf } from './entry-defaults.ts';
import { readKeptEntry } from './kept-entry.ts';

/** Half past midnight in Skopje, where it is the 25th already. */
const keptAt = '2026-11-24T23:30:00.000Z';
const lotId = '00000000-0000-4000-8000-000000000001';
const read = (content: unknown) => readKeptEntry({ keptAt, content });

describe('A kept entry', () => {
  it('is read back from the storage of a browser as it was kept', () => {
    fc.assert(
      fc.property(anyDraft, fc.option(fc.uuid()), (changes, id) => {
        const content: unknown = JSON.parse(JSON.stringify({ lotId: id, changes }));
        expect(read(content)).toEqual({ keptAt, lotId: id, changes: givenOf(changes) });
      }),
    );
  });

  it('is of the day in Skopje on which it was kept, unless another one was chosen', () => {
    const quantity = '3.000';
    expect(read({ lotId, changes: { quantity } })?.changes).toEqual({
      quantity,
      day: '2026-11-25',
    });
    const day = '2026-11-20';
    expect(read({ lotId, changes: { quantity, day } })?.changes).toEqual({ quantity, day });
  });

  it.each([
    ['nothing was typed', { lotId, changes: {} }],
    [
      'only a day or a channel was chosen',
      { lotId, changes: { day: '2026-11-20', channel: 'MARKET' } },
    ],
    ['all was taken back', { lotId, changes: { quantity: null, note: '' } }],
    ['it is something else', 'a text'],
    ['it has a member of another version', { lotId, changes: { note: 'wet', colour: 'red' } }],
    ['a member has another type', { lotId, changes: { quantity: 3 } }],
  ])('is none when %s', (_what, content) => {
    expect(read(content)).toBeNull();
  });

  it('is none where nothing was kept', () => {
    expect(readKeptEntry(null)).toBeNull();
  });
});
