import type { FastifyRequest } from 'fastify';
import type { AgentContext } from '../records/agent-context.ts';
import type { Unit } from '../records/unit.ts';
import { openUnit } from '../units/open-unit.ts';
import { inRequestTransaction } from '../database/request-database.ts';
import { readSnapshot } from '../database/read-snapshot.ts';
import { signedInOf } from './authentication.ts';
import type { Dependencies } from './dependencies.ts';

type Requested = Pick<Dependencies, 'database' | 'clock'>;

/** Runs the work of a request in one transaction, as the signed-in agent. */
export function inTransaction<Result>(
  { database, clock }: Requested,
  request: FastifyRequest,
  work: (unit: Unit) => Promise<Result>,
): Promise<Result> {
  const { id: agentId } = signedInOf(request).agent;
  return inRequestTransaction(database, (transaction) =>
    work(openUnit({ transaction, agentId, clock })),
  );
}

/** Runs the reads of a request in one snapshot, as the signed-in agent. */
export function inSnapshot<Result>(
  { database, clock }: Requested,
  request: FastifyRequest,
  work: (context: AgentContext) => Promise<Result>,
): Promise<Result> {
  const { id: agentId } = signedInOf(request).agent;
  return readSnapshot(database, (transaction) => work({ transaction, agentId, now: clock() }));
}
