import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../app-types.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { openTransaction, type OpenTransaction } from '../../database/open-transaction.ts';
import type { RequestDatabase, Unit } from '../../database/request-database.ts';
import { Refusal } from '../../problems/refusal.ts';
import { answerToKeep, replay } from './answers.ts';
import { findAnswer, keepAnswer, takeKey, type RequestKey } from './idempotency-store.ts';
import { createRequestHash } from './request-hash.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * `required`: a `POST` without an `Idempotency-Key` answers 428. `off`: the header is ignored;
     * for answers that hold a secret, which must not be stored.
     */
    idempotency?: 'required' | 'off';
  }
  interface FastifyRequest {
    /** The work of a keyed request, until its answer is stored. */
    keyedWork: KeyedWork | null;
  }
}

interface KeyedWork {
  asked: RequestKey;
  hash: string;
  open: OpenTransaction;
  unit: Unit;
}

export interface IdempotencyDependencies {
  /** The database itself, not the one that follows requests. */
  database: Database;
  within: RequestDatabase['within'];
  clock: Clock;
  /** The service's key of `secrets.json`. */
  secret: Uint8Array;
}

/**
 * `Idempotency-Key` (a UUID) on the `POST` routes of signed-in agents. The whole request and the
 * record of its answer are one transaction: neither a lost connection nor a killed process leaves
 * one without the other, and a retry gets the same answer for a day, with `Idempotency-Replayed:
 * true`. 400 `malformed` for a key that is no UUID, 409 `request-in-progress`, 422
 * `idempotency-mismatch` for another body, 428 `precondition-required`. A failure has no effect;
 * its answer is stored too, except for 429 and for 500 and above. A route does slow work that
 * changes nothing in a `preHandler` (see `prepared`): it holds no transaction there, and a retry
 * repeats it with the same failures.
 */
export function registerIdempotency(
  app: App,
  { database, within, clock, secret }: IdempotencyDependencies,
): void {
  const requestHash = createRequestHash(secret);
  // The transactions of an embedded database wait for each other; here they would not have to.
  const running = new Set<string>();
  app.decorateRequest('keyedWork', null);

  async function begin(asked: RequestKey, request: FastifyRequest) {
    const hash = requestHash(request);
    const open = await openTransaction(database);
    try {
      const isFree = await takeKey(open.transaction, asked);
      if (!isFree) throw inProgress();
      const kept = await findAnswer(open.transaction, asked, clock());
      if (kept === undefined) {
        request.keyedWork = {
          asked,
          hash,
          open,
          unit: { transaction: open.transaction, isOpen: true },
        };
        return undefined;
      }
      if (kept.requestHash !== hash) throw new Refusal('idempotency-mismatch');
      await open.rollback();
      return kept;
    } catch (error) {
      await open.rollback();
      throw error;
    }
  }

  async function end({ asked, hash, open, unit }: KeyedWork, reply: FastifyReply, body: unknown) {
    unit.isOpen = false;
    const answer = {
      ...asked,
      ...answerToKeep(reply, body),
      requestHash: hash,
      createdAt: clock(),
    };
    if (reply.statusCode < 400) {
      await keepAnswer(open.transaction, answer);
      return open.commit();
    }
    await open.rollback();
    if (mayChange(reply.statusCode)) return undefined;
    // The refusal is the answer all the same: an error here would replace it by Fastify's text of the cause.
    // A repetition without a stored answer is judged again.
    return keepAnswer(database, answer).catch((error: unknown) => {
      reply.log.warn({ err: error }, 'The answer of a refused request could not be stored');
    });
  }

  async function beginKeyed(request: FastifyRequest, reply: FastifyReply) {
    const asked = keyOf(request);
    if (asked === null) return undefined;
    const name = Object.values(asked).join(' ');
    if (running.has(name)) throw inProgress();
    running.add(name);
    const kept = await begin(asked, request).finally(() => {
      if (request.keyedWork === null) running.delete(name);
    });
    return kept && replay(reply, kept);
  }
  /** Before a route prepares anything: whether its request is a repetition, or under way. */
  async function lookUp(request: FastifyRequest, reply: FastifyReply) {
    const asked = keyOf(request);
    if (asked === null) return undefined;
    if (running.has(Object.values(asked).join(' '))) throw inProgress();
    const kept = await database.transaction(async (transaction) => {
      if (!(await takeKey(transaction, asked))) throw inProgress();
      return findAnswer(transaction, asked, clock());
    });
    if (kept === undefined) return undefined;
    if (kept.requestHash !== requestHash(request)) throw new Refusal('idempotency-mismatch');
    return replay(reply, kept);
  }
  // Not an async function: later hooks run inside the context only when this hook calls them.
  function enterUnit(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
    if (request.keyedWork === null) done();
    else within(request.keyedWork.unit, done);
  }
  // Wraps the hooks of the route itself: work prepared there holds no transaction.
  app.addHook('onRoute', (route) => {
    if (route.method !== 'POST') return;
    const own = [route.preHandler ?? []].flat();
    const first = own.length > 0 ? [lookUp] : [];
    route.preHandler = [...first, ...own, beginKeyed, enterUnit];
  });
  app.addHook('onSend', async (request, reply, body) => {
    const work = request.keyedWork;
    if (work === null) return;
    request.keyedWork = null;
    try {
      await end(work, reply, body);
    } catch (error) {
      await work.open.rollback();
      throw error;
    } finally {
      running.delete(Object.values(work.asked).join(' '));
    }
  });
}

function keyOf(request: FastifyRequest): RequestKey | null {
  const { config, url = '' } = request.routeOptions;
  // Without an agent, an answer has no owner to replay it to.
  if (request.method !== 'POST' || request.signedIn === null) return null;
  if (config.idempotency === 'off') return null;
  const given = request.headers['idempotency-key'];
  if (given === undefined) {
    if (config.idempotency !== 'required') return null;
    throw keyProblem('precondition-required', 'required');
  }
  const { data: key } = z.uuid().safeParse(given);
  if (key === undefined) throw keyProblem('malformed', 'format');
  return { agentId: request.signedIn.agent.id, route: url, key: key.toLowerCase() };
}

/** Whether the same request may well get another answer later, without anybody's doing. */
function mayChange(status: number): boolean {
  return status >= 500 || status === 429;
}

function keyProblem(code: 'precondition-required' | 'malformed', fault: 'required' | 'format') {
  return new Refusal(code, { errors: [{ pointer: '/Idempotency-Key', code: fault }] });
}

function inProgress(): Refusal {
  return new Refusal('request-in-progress', { retryAfter: 1 });
}
