import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Database } from '../src/database/database.ts';
import { eq, isNull, like } from '../src/database/drizzle.ts';
import { importJobs } from '../src/database/tables/import-jobs.ts';
import { importRows } from '../src/database/tables/import-rows.ts';
import { jobs } from '../src/database/tables/jobs.ts';
import { notifications } from '../src/database/tables/notifications.ts';
import { products } from '../src/database/tables/products.ts';
import type { ApiProcess } from './api-process.ts';

const rowsOfFile = 12;
const columns = [
  'Назив (македонски)',
  'Основна единица',
  'Начин на водење залиха',
  'Пакување 1: големина',
  'Пакување 1: единица',
  'Пакување 1: цена',
];
/** For the files that a killed process has left, one after the other. */
const settleMs = 120_000;

const jobSchema = z.object({ id: z.string(), status: z.string() });

/** Imports that run in the background while the service is killed, with a notification by e-mail each. */

export function createJobLoad() {
  /** Imports whose application was acknowledged. */
  const applied = new Set<string>();
  let isPreferred = false;

  return {
    /** Uploads a file and applies it, until the service is killed. Never rejects. */
    begin: async (service: ApiProcess, token: string) => {
      const api = callsOf(service, token);
      try {
        if (!isPreferred) await api.wantMails();
        isPreferred = true;
        const { id } = await api.upload();
        while ((await api.statusOf(id)) === 'VALIDATING') await wait(20);
        await api.apply(id);
        applied.add(id);
      } catch {
        // Killed, or three files wait already.
      }
    },
    /** Waits until the service has done all jobs; returns what it acknowledged and did not do. */
    settle: async (service: ApiProcess, token: string) => {
      const api = callsOf(service, token);
      const until = Date.now() + settleMs;
      // The jobs of an agent run in their order: when this one is done, all before it are.
      const last = await untilDone(api.upload, until);
      while ((await api.statusOf(last.id)) === 'VALIDATING' && Date.now() < until) await wait(100);
      const faults: string[] = [];
      for (const id of applied) {
        const status = await api.statusOf(id);
        if (status !== 'APPLIED') faults.push(`import ${id} is ${status} after its application`);
      }
      return faults;
    },
  };
}

/** Three files of an agent may wait: tries until there is room. */
async function untilDone<Result>(work: () => Promise<Result>, until: number): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > until) throw error;
      await wait(500);
    }
  }
}

type Request = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

function callsOf({ url }: ApiProcess, token: string) {
  const authorization = `Bearer ${token}`;
  async function call(path: string, request: Request = {}): Promise<unknown> {
    const headers = { authorization, ...request.headers };
    const response = await fetch(`${url}${path}`, { ...request, headers });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }
  const keyed = (body: string | FormData, type?: string): Request => ({
    method: 'POST',
    body,
    headers: { 'idempotency-key': randomUUID(), ...(type && { 'content-type': type }) },
  });
  return {
    wantMails: async () => {
      const path = '/v1/account/preferences';
      const { version, ...known } = z
        .looseObject({ version: z.number(), notifications: z.looseObject({}) })
        .parse(await call(path));
      const wanted = { ...known.notifications, 'import-finished': { inApp: true, email: true } };
      await call(path, {
        method: 'PUT',
        headers: { 'if-match': `"${version}"`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...known, notifications: wanted }),
      });
    },
    upload: async () => {
      const name = randomUUID();
      const lines = Array.from(
        { length: rowsOfFile },
        (_, row) => `Увоз ${name} ${row};kg;MANUAL;1;kg;20`,
      );
      const form = new FormData();
      form.set('kind', 'products');
      form.set('file', new Blob([[columns.join(';'), ...lines].join('\n')]), `${name}.csv`);
      return jobSchema.parse(await call('/v1/imports', keyed(form)));
    },
    apply: (id: string) =>
      call(`/v1/imports/${id}/apply`, keyed('{"onlyValid":true}', 'application/json')),
    statusOf: async (id: string) => jobSchema.parse(await call(`/v1/imports/${id}`)).status,
  };
}

/**
 * What jobs have lost or done twice: rows of imports, their notifications and e-mails, and jobs that are
 * left. Call it while no service runs.
 */
export async function jobFaults(database: Database, home: string): Promise<string[]> {
  const files = await database.select().from(importJobs);
  const done = files.filter(({ status }) => status === 'APPLIED');
  return [
    ...(await rowFaults(database, files)),
    ...(await newsFaults(database, { home, keys: done.map(({ id }) => `import:${id}`) })),
    ...(await leftJobs(database)),
  ];
}

async function rowFaults(
  database: Database,
  files: readonly (typeof importJobs.$inferSelect)[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const { id, status } of files) {
    const [row] = await database.select().from(importRows).where(eq(importRows.jobId, id)).limit(1);
    const name = row?.cells['nameMk']?.replace(/ \d+$/, '') ?? '';
    const made = await database.$count(products, like(products.nameMk, `${name} %`));
    const wanted = status === 'APPLIED' ? rowsOfFile : 0;
    if (made !== wanted) faults.push(`import ${id}, ${status}, made ${made} products of ${wanted}`);
  }
  return faults;
}

async function newsFaults(
  database: Database,
  { home, keys }: { home: string; keys: readonly string[] },
): Promise<string[]> {
  const told = await database
    .select({ key: notifications.key, email: notifications.email })
    .from(notifications)
    .where(eq(notifications.event, 'import-finished'));
  const isTold =
    told
      .map(({ key }) => key)
      .toSorted()
      .join() === keys.toSorted().join();
  const sent = told.filter(({ email }) => email === 'SENT').length;
  const received = (await readdir(join(home, 'outbox')).catch(() => [])).length;
  const isSent = sent === keys.length && received >= sent;
  return [
    ...(isTold ? [] : [`${told.length} notifications of ${keys.length} imports`]),
    ...(isSent ? [] : [`${received} e-mails arrived, ${sent} are SENT, of ${keys.length}`]),
  ];
}

async function leftJobs(database: Database): Promise<string[]> {
  const open = await database
    .select({ kind: jobs.kind, key: jobs.key })
    .from(jobs)
    .where(isNull(jobs.failedAt));
  const left = open.filter(({ key }) => key !== 'regular').map(({ kind }) => kind);
  return left.length === 0 ? [] : [`jobs are left: ${left.join(', ')}`];
}
