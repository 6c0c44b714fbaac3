import type { FastifyRequest } from 'fastify';
import type { AgentContext } from '../records/agent-context.ts';
import { signedInOf } from './authentication.ts';
import type { Dependencies } from './dependencies.ts';

type Requested = Pick<Dependencies, 'database' | 'clock'>;

/** Does the work of a request in one transaction, as the agent who is signed in. */
export function inTransaction<Result>(
  { database, clock }: Requested,
  request: FastifyRequest,
  work: (context: AgentContext) => Promise<Result>,
): Promise<Result> {
  const { id: agentId } = signedInOf(request).agent;
  return database.transaction((transaction) => work({ transaction, agentId, now: clock() }));
}

/** The context of a request that only reads: each query sees what is committed when it runs. */
export function readingContext(
  { database, clock }: Requested,
  request: FastifyRequest,
): AgentContext {
  return { transaction: database, agentId: signedInOf(request).agent.id, now: clock() };
}
