import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { TestApp } from './test-app.ts';

type Call = Parameters<TestApp['send']>[0];
type Row = z.infer<typeof rowSchema>;

const rowSchema = z.looseObject({
  id: z.string().default(''),
  /** The key of a unit of measure. */
  code: z.string().nullish(),
  version: z.int().optional(),
  undoToken: z.string().nullish(),
});
const listSchema = z.object({ items: z.array(rowSchema).optional() });

/** Calls of one agent, which must succeed. A change names the version of the last answer. */
export interface ScenarioCaller {
  send: (call: Call, body?: object) => Promise<Row>;
  /** `POST` of each action below the path of a row, one after the other. */
  move: (path: string, actions: readonly string[], body?: object) => Promise<void>;
  get: (path: string) => Promise<Row>;
  /** The first row of a list. */
  first: (path: string) => Promise<Row>;
}

/** Callers that share the versions of all their answers. */
export function openScenarioCallers(test: TestApp): (username?: string) => ScenarioCaller {
  const versions = new Map<string, number>();

  function remember(path: string, row: Row): Row {
    const { id, code, version } = row;
    if (version !== undefined) {
      versions.set(id || (code ?? ''), version);
      // The paths of the own account and its preferences name no row.
      if (path === '/v1/account/preferences') versions.set('preferences', version);
      else if (path.startsWith('/v1/account')) versions.set('account', version);
    }
    return row;
  }

  return (username) => {
    const send: ScenarioCaller['send'] = async (call, body) => {
      const path = call.slice(call.indexOf(' ') + 1);
      const named = path.split('/').findLast((part) => versions.has(part)) ?? '';
      const headers = {
        'idempotency-key': randomUUID(),
        'if-match': `"${versions.get(named) ?? 1}"`,
      };
      const response = await test.send(call, username, { body, headers });
      if (response.statusCode >= 400) throw new Error(`${call}: ${response.body}`);
      return remember(path, rowSchema.parse(response.body === '' ? {} : response.json()));
    };
    const read = async (path: string): Promise<unknown> => {
      const response = await test.get(path, username);
      if (response.statusCode >= 400) throw new Error(`${path}: ${response.body}`);
      return response.json();
    };
    return {
      send,
      move: async (path, actions, body) => {
        for (const action of actions) await send(`POST ${path}/${action}`, body);
      },
      get: async (path) => remember(path, rowSchema.parse(await read(path))),
      first: async (path) => {
        const [row] = listSchema.parse(await read(path)).items ?? [];
        if (row === undefined) throw new Error(`${path} has no rows.`);
        return remember(path, row);
      },
    };
  };
}
