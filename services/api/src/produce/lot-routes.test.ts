import { problemSchema } from '@pazar/contracts/problem';
import { lotPageSchema } from '@pazar/contracts/produce';
import { produceCalendarSchema } from '@pazar/contracts/produce-calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLedgerDesk, type LedgerDesk } from '../testing/ledger-desk.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

/** Without a version, and with another one. */
const guarded = ['precondition-required', 'version-conflict'] as const;

describe.each(testDatabases)('Lots on $name', ({ open }) => {
  let test: TestApp;
  let desk: LedgerDesk;
  beforeAll(async () => {
    test = await startTestApp(await open());
    desk = openLedgerDesk(test);
  });
  afterAll(() => test.close());

  it('are found, filtered and sold first by their best-before day', async () => {
    const far = await desk.lot({ variety: 'Редок', bestBefore: '2026-12-20' }, '1.000');
    const soon = await desk.lot({ variety: 'Редок', bestBefore: '2026-11-28' }, '1.000');
    const sooner = await desk.lot({ variety: 'Редок', bestBefore: '2026-11-22' }, '1.000');
    await desk.lot({ variety: 'Редок', bestBefore: '2026-11-23' });
    const ids = async (query: string) => {
      const response = await test.get(`/v1/produce?${query}`, 'producer');
      return lotPageSchema.parse(response.json()).items.map((item) => item.id);
    };
    expect(await ids('q=redok&sellFirst=true&sort=bestBefore')).toEqual([sooner.id, soon.id]);
    expect(await ids('q=tomato%20redok&stock=some&sort=-bestBefore')).toEqual([
      far.id,
      soon.id,
      sooner.id,
    ]);
    expect(await ids(`q=redok&bestBeforeFrom=2026-12-01`)).toEqual([far.id]);
    // A search for signs alone finds nothing, and one for blanks is none.
    for (const signs of ['😀', '_', '%', '"', '---']) {
      expect(await ids(`q=${encodeURIComponent(signs)}`)).toEqual([]);
    }
    expect(await ids('q=%20')).not.toEqual([]);
  });

  it('are on the calendar of their year', async () => {
    const crop = { mk: 'Босилек', en: 'Basil' };
    const fields = {
      plantedOn: '2028-04-10',
      expectedFrom: '2028-06-01',
      expectedTo: '2028-07-15',
    };
    await desk.lot({ cropName: crop, ...fields });
    await test.at(new Date('2028-06-30T22:30:00.000Z'), () =>
      // Half past midnight in Skopje: July already.
      desk.lot({ cropName: crop, plantedOn: '2028-05-01' }, '4.000'),
    );
    const response = await test.get('/v1/produce/calendar?year=2028', 'producer');
    const { year, crops } = produceCalendarSchema.parse(response.json());
    expect(year).toBe(2028);
    const basil = crops.find((row) => row.cropName.en === 'Basil');
    expect(
      basil?.months.map(({ growing, expected, harvested }) => [growing, expected, harvested]),
    ).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [1, 0, 0],
      [2, 0, 0],
      [2, 1, 0],
      [2, 1, 1],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(basil?.lots[1]?.harvests).toEqual([{ month: 7, quantity: '4.000' }]);
  });

  const none = undefined;
  it.each([
    ['GET', '', none, ['not-found', 'done', 'done', 'done']],
    ['PATCH', '', { notes: 'x' }, ['not-found', 'agent-suspended', ...guarded]],
    ['DELETE', '', none, ['not-found', 'agent-suspended', ...guarded]],
    ['POST', '/close', {}, ['not-found', 'agent-suspended', ...guarded]],
    ['POST', '/reopen', none, ['not-found', 'agent-suspended', ...guarded]],
    ['POST', '/mark-lost', { reason: 'PEST' }, ['not-found', 'agent-suspended', ...guarded]],
    ['PUT', '/links', { productIds: [] }, ['not-found', 'agent-suspended', ...guarded]],
    ['POST', '/duplicate', none, ['not-found', 'agent-suspended', 'done', 'done']],
    [
      'POST',
      '/links/preview',
      { productIds: [] },
      ['not-found', 'agent-suspended', 'done', 'done'],
    ],
  ] as const)('answer %s %s to their agent alone', async (...[method, rest, body, expected]) => {
    const { id } = await desk.lot();
    const url = `/v1/produce/${id}${rest}`;
    const codeFor = async (username?: string, version: number | null = 1) => {
      const headers = version === null ? {} : { 'if-match': `"${version}"` };
      const answer =
        method === 'GET'
          ? await test.get(url, username)
          : await test.send(`${method} ${url}`, username, { body, headers });
      return answer.statusCode < 300 ? 'done' : problemSchema.parse(answer.json()).code;
    };
    expect([await codeFor(), await codeFor('consumer'), await codeFor('manager')]).toEqual([
      'token-invalid',
      'forbidden',
      'forbidden',
    ]);
    expect([
      await codeFor('ristov'),
      await codeFor(method === 'GET' ? 'producer' : 'iseini'),
      await codeFor('producer', null),
      await codeFor('producer', 9),
    ]).toEqual(expected);
  });
});
