import { bulkAnswerSchema } from '@pazar/contracts/bulk';
import { problemSchema } from '@pazar/contracts/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLedgerDesk, type LedgerDesk } from '../testing/ledger-desk.ts';
import { stockFaults } from '../testing/stock-faults.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

const stranger = '00000000-0000-7000-8000-000000000000';
const url = '/v1/produce/bulk';

describe.each(testDatabases)('Bulk actions on lots on $name', ({ open }) => {
  let test: TestApp;
  let desk: LedgerDesk;
  beforeAll(async () => {
    test = await startTestApp(await open());
    desk = openLedgerDesk(test);
  });
  afterAll(() => test.close());

  const act = async (body: Record<string, unknown>) => {
    const response = await desk.post(url, body);
    expect(response.statusCode).toBe(200);
    return bulkAnswerSchema.parse(response.json());
  };
  const undo = (undoToken: string | null) => desk.post(`${url}/undo`, { undoToken });

  it('close what can be closed and name what cannot, and take it back whole', async () => {
    const full = await desk.lot({}, '4.000');
    const planned = await desk.lot();
    const body = {
      ids: [full.id, planned.id, stranger],
      action: 'close',
      params: { writeOff: { type: 'OWN_USE', note: 'зимница' } },
    };
    const done = await act(body);
    expect(done.succeeded).toEqual([{ id: full.id, version: 3 }]);
    expect(done.failed.map(({ id, problem }) => [id, problem.code])).toEqual([
      [planned.id, 'invalid-transition'],
      [stranger, 'not-found'],
    ]);
    expect(await desk.readLot(full.id)).toMatchObject({ status: 'CLOSED', ownUse: '4.000' });

    const back = bulkAnswerSchema.parse((await undo(done.undoToken)).json());
    expect(back.succeeded).toEqual([{ id: full.id, version: 4 }]);
    expect(await desk.readLot(full.id)).toMatchObject({ status: 'AVAILABLE', remaining: '4.000' });
    const again = problemSchema.parse((await undo(done.undoToken)).json());
    expect(again.code).toBe('invalid-transition');
  });

  it('reach all that a filter finds, and undo fields unless they changed since', async () => {
    const lots = [
      await desk.lot({ variety: 'Пакет', qualityClass: 'I' }),
      await desk.lot({ variety: 'Пакет' }),
    ];
    const done = await act({
      filter: { q: 'paket', status: ['PLANNED'] },
      action: 'setQualityClass',
      params: { qualityClass: 'EXTRA' },
    });
    expect(done.succeeded.map((row) => row.id).toSorted()).toEqual(
      lots.map((lot) => lot.id).toSorted(),
    );
    await desk.changed(`PATCH /v1/produce/${lots[1]?.id ?? ''}`, 2, { notes: 'x' });
    const back = bulkAnswerSchema.parse((await undo(done.undoToken)).json());
    expect(back.succeeded.map((row) => row.id)).toEqual([lots[0]?.id]);
    expect(back.failed.map(({ problem }) => problem.code)).toEqual(['version-conflict']);
    expect((await desk.readLot(lots[0]?.id ?? '')).qualityClass).toBe('I');
  });

  it('lose, delete and reopen', async () => {
    const lost = await desk.lot({ status: 'GROWING' });
    const ids = [lost.id];
    const loss = await act({ ids, action: 'markLost', params: { reason: 'FLOOD' } });
    expect((await desk.readLot(lost.id)).status).toBe('LOST');
    expect((await undo(loss.undoToken)).statusCode).toBe(200);
    expect(await desk.readLot(lost.id)).toMatchObject({ status: 'GROWING', lossReason: null });
    const deleted = await act({ ids, action: 'delete' });
    expect(deleted).toMatchObject({ succeeded: [{ id: lost.id }], undoToken: null });

    const empty = await desk.lot({}, '1.000');
    await desk.book(`/v1/produce/${empty.id}/movements`, { type: 'SALE', quantity: '-1.000' });
    await act({ ids: [empty.id], action: 'close', params: {} });
    const reopened = await act({ ids: [empty.id], action: 'reopen' });
    expect((await desk.readLot(empty.id)).status).toBe('AVAILABLE');
    const late = await test.at(new Date(testNow.getTime() + 16 * 60_000), () =>
      undo(reopened.undoToken),
    );
    expect(problemSchema.parse(late.json()).code).toBe('invalid-transition');
  });

  it('stay done once anything was booked on a reopened lot, though it cancels out', async () => {
    const { id } = await desk.lot({}, '1.000');
    const entries = `/v1/produce/${id}/movements`;
    await desk.book(entries, { type: 'SALE', quantity: '-1.000' });
    const ids = [id];
    await act({ ids, action: 'close', params: {} });
    const untouched = await act({ ids, action: 'reopen' });
    const back = bulkAnswerSchema.parse((await undo(untouched.undoToken)).json());
    expect(back.succeeded.map((row) => row.id)).toEqual(ids);
    const reopened = await act({ ids, action: 'reopen' });
    await desk.book(entries, { type: 'HARVEST', quantity: '5.000' });
    await desk.book(entries, { type: 'WASTE', quantity: '-5.000' });
    const { failed } = bulkAnswerSchema.parse((await undo(reopened.undoToken)).json());
    expect(failed.map(({ problem }) => problem.code)).toEqual(['invalid-transition']);
    expect(await desk.readLot(id)).toMatchObject({ status: 'AVAILABLE', remaining: '0.000' });
  });

  it.each([
    [{ action: 'reopen' }, '/ids'],
    [{ ids: [stranger], filter: {}, action: 'reopen' }, '/ids'],
    [{ ids: [], action: 'reopen' }, '/ids'],
    [{ ids: [stranger], action: 'burn' }, '/action'],
    [{ ids: [stranger], action: 'markLost', params: {} }, '/params/reason'],
    [{ filter: { color: 'red' }, action: 'reopen' }, '/filter/color'],
  ])('refuse %j at %s', async (body, pointer) => {
    const problem = await desk.refusal(url, body);
    expect(problem.code).toBe('validation');
    expect(problem.errors?.[0]?.pointer).toBe(pointer);
  });

  it('need a key, a sign-in and the agent role', async () => {
    const body = { ids: [stranger], action: 'reopen' };
    const codeOf = async (username?: string, headers = {}) =>
      problemSchema.parse((await test.send(`POST ${url}`, username, { body, headers })).json())
        .code;
    expect(await codeOf('producer')).toBe('precondition-required');
    const undone = { body: { undoToken: stranger } };
    const withoutKey = await test.send(`POST ${url}/undo`, 'producer', undone);
    expect(problemSchema.parse(withoutKey.json()).code).toBe('precondition-required');
    expect(await codeOf()).toBe('token-invalid');
    expect(await codeOf('consumer')).toBe('forbidden');
    expect(await codeOf('iseini')).toBe('agent-suspended');
    expect((await desk.refusal(`${url}/undo`, { undoToken: stranger })).code).toBe('not-found');
  });

  it('leave every stock column true', async () => {
    expect(await stockFaults(test.connection.database)).toEqual([]);
  });
});
