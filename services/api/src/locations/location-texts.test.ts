import { locationPageSchema } from '@pazar/contracts/location';
import { historyPageSchema } from '@pazar/contracts/record-history';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { detailOf, locationCalls } from '../testing/location-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { readNote, writeNote } from './note-codec.ts';

const municipalityCode = 'MK-410';

describe.each(testDatabases)('What customers read of a place on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());

  const { post, enter, change } = locationCalls(() => test);

  it('is in both languages, and found by either', async () => {
    const settlementIn = { mk: 'Велјуса', en: 'Veljusa' };
    const notesIn = { mk: 'Влез од дворот', en: 'Through the yard' };
    const noteIn = { mk: 'Слава', en: 'Feast' };
    const day = { date: '2026-12-19', intervals: [] };
    const place = await enter({
      address: { settlementIn, municipalityCode },
      notesIn,
      exceptions: [{ ...day, noteIn }],
    });
    expect(place).toMatchObject({
      address: { settlement: 'Велјуса', settlementIn },
      notes: 'Влез од дворот',
      notesIn,
      exceptions: [{ ...day, note: 'Слава', noteIn }],
    });
    const page = await test.get('/v1/locations?q=Veljusa', 'producer');
    expect(locationPageSchema.parse(page.json()).items.map(({ id }) => id)).toEqual([place.id]);
  });

  it('is in the language of its letters where it comes alone, a seat in both', async () => {
    const place = await enter({
      address: { settlement: 'Strumica', municipalityCode },
      notes: 'Ring the bell',
      exceptions: [{ date: '2026-12-19', intervals: [], note: 'Слава' }],
    });
    expect(place).toMatchObject({
      address: { settlement: 'Струмица', settlementIn: { mk: 'Струмица', en: 'Strumica' } },
      notes: 'Ring the bell',
      notesIn: { mk: null, en: 'Ring the bell' },
      exceptions: [{ note: 'Слава', noteIn: { mk: 'Слава', en: null } }],
    });
  });

  it('is changed in one language, or replaced by a text that comes alone', async () => {
    const place = await enter({ notes: 'Влез од дворот' });
    const path = `PATCH /v1/locations/${place.id}` as const;
    const patched = async (was: { version: number }, body: object) =>
      detailOf(await change(path, was, body));
    const both = await patched(place, {
      notesIn: { en: 'Through the yard' },
      address: { settlementIn: { en: 'Kukliš' } },
    });
    expect(both).toMatchObject({
      address: { settlement: 'Куклиш', settlementIn: { mk: 'Куклиш', en: 'Kukliš' } },
      notes: 'Влез од дворот',
      notesIn: { mk: 'Влез од дворот', en: 'Through the yard' },
    });
    const url = `/v1/locations/${place.id}/history?limit=1`;
    const [last] = historyPageSchema.parse((await test.get(url, 'producer')).json()).items;
    expect(last?.changes.map(({ field }) => field)).toEqual(['address', 'notesIn']);

    const same = { notes: both.notes, address: { settlement: both.address.settlement } };
    expect(await patched(both, same)).toEqual(both);
    expect(await patched(both, { address: { settlement: 'Kukliš' } })).toEqual(both);
    const alone = await patched(both, { notes: 'Од улица', address: { settlement: 'Banica' } });
    expect(alone).toMatchObject({
      address: { settlement: 'Banica', settlementIn: { mk: null, en: 'Banica' } },
      notesIn: { mk: 'Од улица', en: null },
    });
    expect(await patched(alone, { notesIn: null })).toMatchObject({ notes: null, notesIn: null });
  });

  it('is kept in both languages by clients that know one form alone', async () => {
    const [day, holiday] = [
      { date: '2026-12-19', intervals: [] },
      { date: '2027-01-07', intervals: [] },
    ];
    const noteIn = { mk: 'Слава', en: 'Feast' };
    const place = await enter({ exceptions: [{ ...day, noteIn }] });
    const exceptions = [
      { ...day, note: 'Слава' },
      { ...holiday, note: 'Божиќ / Orthodox Christmas' },
    ];
    const patched = await change(`PATCH /v1/locations/${place.id}`, place, { exceptions });
    expect(detailOf(patched).exceptions).toMatchObject([
      { note: 'Слава', noteIn },
      { note: 'Божиќ', noteIn: { mk: 'Божиќ', en: 'Orthodox Christmas' } },
    ]);
  });

  it('has a settlement in one language at least', async () => {
    const address = { settlementIn: { mk: '', en: ' ' }, municipalityCode };
    const answer = await post({ type: 'FIELD', name: 'Без село', address });
    expect(answer.json()).toMatchObject({
      errors: [{ pointer: '/address/settlement', code: 'required' }],
    });
  });
});

describe('A note of a day in the cell of a file', () => {
  it.each([
    ['Божиќ / Christmas', { mk: 'Божиќ', en: 'Christmas' }],
    ['Божиќ', { mk: 'Божиќ', en: null }],
    ['Christmas', { mk: null, en: 'Christmas' }],
    ['Market /', { mk: 'Market', en: null }],
    ['/ Пазар', { mk: null, en: 'Пазар' }],
    ['a // b / c /// d', { mk: 'a / b', en: 'c // d' }],
  ])('is %j', (cell, note) => {
    expect(writeNote(note)).toBe(cell);
    expect(readNote(cell)).toEqual(note);
  });
});
