import { accountSessionListSchema } from '@pazar/contracts/account-session';
import {
  agentNoteListSchema,
  agentNoteSchema,
  apartInputSchema,
  noteInputSchema,
} from '@pazar/contracts/management';
import { z } from 'zod';
import { sessionOf } from '../account/sessions/account-session-routes.ts';
import { createSessionRepository } from '../account/sessions/session-repository.ts';
import type { App } from '../http/app-types.ts';
import { signedInOf } from '../http/authentication.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { endApart, setApart } from './agents-apart.ts';
import { readNotes, requireAgent, writeNote } from './agent-notes.ts';

const access = 'ROLE_MANAGEMENT';
const tags = ['management'];
const params = z.strictObject({ id: z.uuid() });
const config = { access, problems: ['not-found', 'validation'] } as const;

/**
 * The parts of an agent page that are not the agent itself: its sessions, the notes of managers, and who is
 * not the same person.
 */
export function agentPartRoutes(app: App, dependencies: Dependencies): void {
  const { database, clock } = dependencies;
  pairRoutes(app, dependencies);
  const sessions = createSessionRepository(database);

  app.get(
    '/v1/management/agents/:id/sessions',
    {
      config,
      schema: {
        tags,
        summary: "List an agent's sessions",
        description:
          'The live sessions of an agent with their devices, last seen first. None is `isCurrent`.',
        params,
        response: { 200: accountSessionListSchema },
      },
    },
    async ({ params: { id } }) => {
      await requireAgent(database, id);
      const rows = await sessions.listLive(id, clock());
      return { items: rows.map((row) => sessionOf(row, '')) };
    },
  );

  app.get(
    '/v1/management/agents/:id/notes',
    {
      config,
      schema: {
        tags,
        summary: 'List internal notes',
        description: 'The agent never sees them: not in its activity, and not in its data.',
        params,
        response: { 200: agentNoteListSchema },
      },
    },
    async ({ params: { id } }) => ({ items: await readNotes(database, id) }),
  );

  app.post(
    '/v1/management/agents/:id/notes',
    {
      config,
      schema: {
        tags,
        summary: 'Write an internal note',
        description: 'Adds a note of 2 to 2,000 characters, which the agent never sees.',
        params,
        body: noteInputSchema,
        response: { 201: agentNoteSchema },
      },
    },
    async (request, reply) => {
      const { agent: author } = signedInOf(request);
      const { text } = request.body;
      const note = { agentId: request.params.id, author, text, now: clock() };
      return reply.code(201).send(await writeNote(database, note));
    },
  );
}

function pairRoutes(app: App, { database, clock }: Dependencies): void {
  app.post(
    '/v1/management/agents/:id/apart',
    {
      config,
      schema: {
        tags,
        summary: 'Say whether two agents may be one person',
        description:
          'With `isApart` neither is a possible duplicate of the other from then on; without, they are ' +
          'compared again. Both get an internal note, which the agents never see. It may be sent again.',
        params,
        body: apartInputSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { agent: author } = signedInOf(request);
      const { other: otherId, isApart } = request.body;
      const pair = { agentId: request.params.id, otherId, author, now: clock() };
      const change = isApart ? setApart : endApart;
      await database.transaction((transaction) => change(transaction, pair));
      return reply.code(204).send(null);
    },
  );
}
