import { ownerShape } from '@pazar/contracts/managed-records';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import type { App } from '../http/app-types.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { sendVersioned } from '../http/versions.ts';
import { recordKinds, type RecordKind } from '../kinds/record-kind.ts';
import { Refusal } from '../problems/refusal.ts';
import type { RecordFacts } from '../records/own-record.ts';

const params = z.strictObject({ id: z.uuid() });

/** Single records of any agent, in full and for reading alone. */
export function managedRecordRoutes(app: App, dependencies: Dependencies): void {
  for (const kind of recordKinds()) recordRoute(app, dependencies, kind);
}

function recordRoute(
  app: App,
  { database, clock }: Dependencies,
  { record, list, detail }: RecordKind,
): void {
  app.get(
    `/v1/management/${list.path}/:id`,
    {
      config: { access: 'ROLE_MANAGEMENT', problems: ['not-found', 'validation'] },
      schema: {
        tags: ['management'],
        summary: `Read any agent's ${record.entity}`,
        description:
          'As its agent reads it, with the agent in `agent`; management changes nothing in it.',
        params,
        response: { 200: z.object({ ...detail.shape, ...ownerShape }) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const agent = await ownerOf(database, record.table, id);
      const context = { transaction: database, agentId: agent.id, now: clock() };
      const found = await record.read(context, id);
      if (found === undefined) throw new Refusal('not-found');
      return sendVersioned(reply, { ...found, agent });
    },
  );
}

async function ownerOf(database: Database, table: RecordFacts['table'], id: string) {
  const [agent] = await database
    .select({ id: agents.id, displayName: agents.displayName })
    .from(table)
    .innerJoin(agents, eq(agents.id, table.agentId))
    .where(eq(table.id, id));
  if (agent === undefined) throw new Refusal('not-found');
  return agent;
}
