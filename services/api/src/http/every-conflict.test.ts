import { locationPageSchema } from '@pazar/contracts/location';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '../database/drizzle.ts';
import { importJobs } from '../database/tables/import-jobs.ts';
import { refusalOf } from '../testing/product-calls.ts';
import { routeBodies } from '../testing/route-bodies.ts';
import type { RowKind } from '../testing/route-rules.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { createWalkRows } from '../testing/walk-rows.ts';

type Method = 'POST' | 'PATCH' | 'DELETE';
const reason = 'Двапати пријавено.';
const because = `reason=${encodeURIComponent(reason)}`;

/** Steps on one row; the last one is rejected. */
interface Conflict {
  what: string;
  row: RowKind;
  /** The row's id, which replaces `{id}`. */
  steps: readonly (readonly [method: Method, path: string, body?: object])[];
  answer: string;
}

const state = '409 invalid-transition';
const conflicts: Conflict[] = [
  {
    what: 'publishing an archived product',
    row: 'product',
    steps: [
      ['POST', '/v1/products/{id}/archive', {}],
      ['POST', '/v1/products/{id}/publish', {}],
    ],
    answer: state,
  },
  {
    what: 'archiving a product twice',
    row: 'product',
    steps: [
      ['POST', '/v1/products/{id}/archive', {}],
      ['POST', '/v1/products/{id}/archive', {}],
    ],
    answer: state,
  },
  ...(['pause', 'resume', 'stop'] as const).map((transition) => ({
    what: `to ${transition} a promotion that is a draft`,
    row: 'promotion' as const,
    steps: [['POST', `/v1/promotions/{id}/${transition}`, {}]] as const,
    answer: state,
  })),
  ...(['publish', 'archive'] as const).map((transition) => ({
    what: `to ${transition} an archived promotion`,
    row: 'promotion' as const,
    steps: [
      ['POST', '/v1/promotions/{id}/archive', {}],
      ['POST', `/v1/promotions/{id}/${transition}`, {}],
    ] as const,
    answer: state,
  })),
  {
    what: 'restoring an active place',
    row: 'location',
    steps: [['POST', '/v1/locations/{id}/restore', {}]],
    answer: state,
  },
  {
    what: 'making an archived place the primary one',
    row: 'location',
    steps: [
      ['POST', '/v1/locations/{id}/archive', {}],
      ['POST', '/v1/locations/{id}/make-primary', {}],
    ],
    answer: state,
  },
  {
    what: 'unblocking a product that is not blocked',
    row: 'product',
    steps: [['POST', '/v1/management/products/{id}/unblock', { reason }]],
    answer: state,
  },
  {
    what: 'reactivating an agent who is not suspended',
    row: 'agent',
    steps: [['POST', '/v1/management/agents/{id}/reactivate', { reason }]],
    answer: state,
  },
  {
    what: 'suspending an agent twice',
    row: 'agent',
    steps: [
      ['POST', '/v1/management/agents/{id}/suspend', { reason }],
      ['POST', '/v1/management/agents/{id}/suspend', { reason }],
    ],
    answer: state,
  },
  ...(
    [
      ['crop', 'crops'],
      ['unit', 'units'],
      ['vat-rate', 'vat-rates'],
    ] as const
  ).map(([row, path]) => ({
    what: `deleting a ${row} that is in use`,
    row,
    steps: [['DELETE', `/v1/management/reference/${path}/{id}?${because}`]] as const,
    answer: '409 in-use',
  })),
];

describe.each(testDatabases)('Conflicts on $name', ({ open }) => {
  let test: TestApp;
  let makeRow: ReturnType<typeof createWalkRows>;
  beforeAll(async () => {
    test = await startTestApp(await open());
    makeRow = createWalkRows(test);
  });
  afterAll(() => test.close());

  const send = (call: `${Method} ${string}`, body?: object, version = 1) =>
    test.send(call, call.includes('/v1/management/') ? 'manager' : 'producer', {
      body,
      headers: { 'if-match': `"${version}"`, 'idempotency-key': uuid() },
    });
  async function make(kind: RowKind, body: object): Promise<string> {
    const id = await makeRow(kind, 'producer');
    const response = await send(`PATCH ${pathOf(kind)}/${id}`, body);
    expect(response.statusCode).toBe(200);
    return id;
  }
  const pathOf = (kind: RowKind) => `/v1/${kind}s`;

  it.each(conflicts)('$what is refused with $answer', async ({ row, steps, answer }) => {
    // A suspended agent can do nothing more; the tests have other agents.
    const id = await makeRow(row, row === 'agent' ? 'ristov' : 'producer');
    const answers: string[] = [];
    for (const [index, [method, path, body]] of steps.entries()) {
      const response = await send(`${method} ${path.replace('{id}', id)}`, body, index + 1);
      answers.push(response.statusCode < 400 ? 'done' : refusalOf(response));
    }
    expect(answers).toEqual([...steps.slice(1).map(() => 'done'), answer]);
  });

  it('a name or a code that another row has is refused with 409 duplicate', async () => {
    for (const [kind, body] of [
      ['view', { name: 'Twice' }],
      ['location', { name: 'Двапати' }],
      ['promotion', { trigger: 'CODE', code: 'TWICE10' }],
    ] as const) {
      await make(kind, body);
      const other = await makeRow(kind, 'producer');
      const response = await send(`PATCH ${pathOf(kind)}/${other}`, body);
      expect(refusalOf(response)).toMatch(/^409 duplicate/);
    }
  });

  it.each(['categories', 'crops', 'units'])('%s are added once', async (path) => {
    const call = `POST /v1/management/reference/${path}` as const;
    expect((await send(call, routeBodies[call])).statusCode).toBe(201);
    expect(refusalOf(await send(call, routeBodies[call]))).toMatch(/^409 duplicate/);
  });

  it('deleting a place that something refers to is refused with 409 in-use', async () => {
    const list = await test.get('/v1/locations?status=ACTIVE', 'producer');
    const { items } = locationPageSchema.parse(list.json());
    const primary = items.find(({ isPrimary }) => isPrimary);
    const response = await send(`DELETE /v1/locations/${primary?.id}`, undefined, primary?.version);
    expect(refusalOf(response)).toBe('409 in-use');
  });

  it('a key with which something else was asked is refused with 422', async () => {
    const headers = { 'idempotency-key': uuid() };
    const call = 'POST /v1/account/export' as const;
    expect((await test.send(call, 'producer', { headers })).statusCode).toBe(202);
    const other = await test.send(`${call}?again=1`, 'producer', { headers });
    expect(refusalOf(other)).toBe('422 idempotency-mismatch');
  });

  it('an import that was applied is not applied again', async () => {
    const id = await makeRow('import', 'producer');
    const { database } = test.connection;
    await database.update(importJobs).set({ status: 'APPLIED' }).where(eq(importJobs.id, id));
    expect(refusalOf(await send(`POST /v1/imports/${id}/apply`, {}))).toBe(state);
  });
});
