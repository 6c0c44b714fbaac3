import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Answered, LockClient } from './lock-client.ts';
import { versionOf, type LockScene } from './lock-scene.ts';

/** Pauses between the sales of one seller, and between other changes: the machine has few processors. */
const salePauseMs = 100;
const changePauseMs = 250;
const rowsOfFile = 20;

export interface LockReport {
  /** Answers of each kind of work, and those of them that were refusals, by the code of their problem. */
  done: Map<string, number>;
  refused: Map<string, number>;
  /** Rows that bulk actions changed. */
  rows: number;
  /** Requests, and rows of bulk actions, that were refused as maintenance. */
  maintenance: number;
  /** Milliseconds of the sales while a bulk action on all rows was under way, and of the others. */
  besideBulk: number[];
  alone: number[];
}

const bulkSchema = z.object({
  succeeded: z.array(z.unknown()).optional(),
  failed: z.array(z.object({ problem: z.object({ code: z.string() }) })).optional(),
});
const problemSchema = z.object({ code: z.string() });
const jobSchema = z.object({ id: z.string(), status: z.string() });

const askPauseMs = 50;

/** Sells, changes and bulk changes the records of a scene until a moment, all at the same time. */
export async function loadLocks(
  clients: { agent: LockClient; manager: LockClient },
  scene: LockScene,
  until: number,
): Promise<LockReport> {
  const { agent, manager } = clients;
  const report: LockReport = {
    done: new Map(),
    refused: new Map(),
    rows: 0,
    maintenance: 0,
    besideBulk: [],
    alone: [],
  };
  let bulks = 0;
  const pick = (ids: readonly string[]) => ids[randomInt(ids.length)] ?? '';

  function count(kind: string, { status, body }: Answered): void {
    report.done.set(kind, (report.done.get(kind) ?? 0) + 1);
    const { succeeded = [], failed = [] } = bulkSchema.safeParse(body).data ?? {};
    report.rows += succeeded.length;
    report.maintenance += failed.filter(({ problem }) => problem.code === 'maintenance').length;
    if (status === 503) report.maintenance += 1;
    if (status < 400) return;
    const what = `${kind}: ${problemSchema.parse(body).code}`;
    report.refused.set(what, (report.refused.get(what) ?? 0) + 1);
  }
  async function again(kind: string, pause: number, work: () => Promise<Answered>): Promise<void> {
    while (Date.now() < until) {
      count(kind, await work());
      await wait(pause);
    }
  }
  const sell = (path: () => string, over: object = {}) =>
    again('sales', salePauseMs, async () => {
      const isBeside = bulks > 0;
      const body = { type: 'SALE', quantity: '-0.100', ...over };
      const answer = await agent.send(`POST ${path()}/movements`, { body });
      (isBeside || bulks > 0 ? report.besideBulk : report.alone).push(answer.ms);
      return answer;
    });
  const bulk = (kind: string, path: string, body: () => object) =>
    again(`bulk on ${kind}`, changePauseMs, async () => {
      bulks += 1;
      try {
        const begun = await agent.send(`POST ${path}/bulk`, { body: { params: {}, ...body() } });
        return begun.status === 202 ? await bulkDone(agent, path, begun) : begun;
      } finally {
        bulks -= 1;
      }
    });
  const patched = async (path: string, body: object) =>
    agent.send(`PATCH ${path}`, { body, version: await versionOf(agent, path) });
  const turned = turns();

  const { lots, sold, products, drawing, counted, promotions, locations } = scene;
  const [home = '', ...others] = locations;
  await Promise.all([
    sell(() => `/v1/products/${pick(drawing)}`),
    sell(() => `/v1/products/${pick(drawing)}`),
    sell(() => `/v1/produce/${pick(sold)}`),
    sell(() => `/v1/products/${counted}`),
    bulk('lots', '/v1/produce', () =>
      turned('lots')
        ? { ids: lots, action: 'close', params: { writeOff: null } }
        : { ids: lots.toReversed(), action: 'reopen' },
    ),
    bulk('products', '/v1/products', () => ({
      ids: turned('products') ? products : products.toReversed(),
      action: 'adjustPrice',
      params: { by: 'amount', value: turned('price') ? 100 : -100 },
    })),
    bulk('promotions', '/v1/promotions', () => ({
      ids: promotions.toReversed(),
      action: turned('promotions') ? 'pause' : 'resume',
    })),
    bulk('locations', '/v1/locations', () =>
      turned('locations')
        ? { ids: others.slice(1), action: 'archive', params: { reassignTo: others[0] } }
        : { ids: others.slice(1), action: 'restore' },
    ),
    again('prices', changePauseMs, () =>
      patched(`/v1/products/${pick(drawing)}`, {
        packs: [{ size: '1.000', unit: 'KG', priceMinor: randomInt(50, 90) * 100 }],
      }),
    ),
    again('publishes', changePauseMs, async () => {
      const path = `/v1/products/${pick(drawing)}`;
      const move = turned('publish') ? 'publish' : 'unpublish';
      const body = move === 'publish' ? {} : { confirm: true };
      return agent.send(`POST ${path}/${move}`, { body, version: await versionOf(agent, path) });
    }),
    again('replacements', changePauseMs, async () => {
      const path = `/v1/locations/${home}`;
      const move = turned('replacements') ? 'archive' : 'restore';
      const body = move === 'archive' ? { reassignTo: others[0] } : {};
      return agent.send(`POST ${path}/${move}`, { body, version: await versionOf(agent, path) });
    }),
    again('demotions', changePauseMs, async () => {
      const id = await agentId(manager);
      const path = `/v1/management/agents/${id}`;
      const roles = ['ROLE_AGENT', ...(turned('roles') ? ['ROLE_MANAGEMENT'] : [])];
      const body = { roles, reason: 'Locks are proved.' };
      return manager.send(`PUT ${path}/roles`, { body, version: await versionOf(manager, path) });
    }),
    again('imports', changePauseMs, () => importFile(agent, until)),
  ]);
  return report;
}

/** Every second time true, for each name. */
function turns() {
  const counts = new Map<string, number>();
  return (name: string) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count % 2 === 1;
  };
}

const agentsSchema = z.object({ items: z.array(z.object({ id: z.string() })) });

/** An agent that nobody works as, to be made a manager and demoted. */
async function agentId({ send }: LockClient): Promise<string> {
  const { items } = agentsSchema.parse((await send('GET /v1/management/agents?q=ristov')).body);
  return items[0]?.id ?? '';
}

/** Imports products and waits until they are there. */
async function importFile({ send }: LockClient, until: number): Promise<Answered> {
  const name = randomUUID();
  const columns =
    'Назив (македонски);Основна единица;Начин на водење залиха;Пакување 1: големина;Пакување 1: единица;Пакување 1: цена';
  const lines = Array.from(
    { length: rowsOfFile },
    (_, row) => `Увоз ${name} ${row};kg;MANUAL;1;kg;20`,
  );
  const form = new FormData();
  form.set('kind', 'products');
  form.set('file', new Blob([[columns, ...lines].join('\n')]), `${name}.csv`);
  const uploaded = await send('POST /v1/imports', { body: form });
  const { data } = jobSchema.safeParse(uploaded.body);
  if (data === undefined) return uploaded;
  const settled = async () => {
    for (;;) {
      const answer = await send(`GET /v1/imports/${data.id}`);
      const { status } = jobSchema.parse(answer.body);
      if (!status.endsWith('ING') || Date.now() > until) return answer;
      await wait(changePauseMs);
    }
  };
  await settled();
  await send(`POST /v1/imports/${data.id}/apply`, { body: { onlyValid: true } });
  return settled();
}

const runSchema = z.object({ id: z.string(), answer: z.unknown() });

/** The answer of a bulk action that a job works on. */
async function bulkDone(agent: LockClient, path: string, begun: Answered): Promise<Answered> {
  const { id } = runSchema.parse(begun.body);
  for (;;) {
    const asked = await agent.send(`GET ${path}/bulk/${id}`);
    const { answer } = runSchema.parse(asked.body);
    if (answer !== null) return { ...asked, body: answer };
    await wait(askPauseMs);
  }
}
