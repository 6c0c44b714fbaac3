import { maxPolicyReportBytes } from '@pazar/contracts/releases/policy-report';
import { maxTelemetryBytes } from '@pazar/contracts/releases/telemetry';
import { networkOf } from '@pazar/service/network-of';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Server } from './create-server.ts';
import { KeptReports, type Loss, type Outcome, type Report } from './kept-reports.ts';
import type { LoadProofs } from './load-proofs.ts';
import { sendProblem } from './problem.ts';
import { watchRegistry } from './registry-watch.ts';

/** The registry answers a report from memory; a longer wait only holds connections. */
const answerTimeoutMs = 5_000;

/** What the registry reads; browsers send nothing else. */
const contentTypes = ['application/json', 'application/reports+json'];

/** The addresses of reports at the edge, and where the registry takes them. */
const routes = [
  { url: '/releases/telemetry', path: '/v1/telemetry', bodyLimit: maxTelemetryBytes },
  { url: '/releases/reports', path: '/v1/reports', bodyLimit: maxPolicyReportBytes },
];

/** What became of reports since the start. */
export interface ReportCounts {
  /** Accepted by the registry at once. */
  forwarded: number;
  /** That the registry refused at once; the browser learnt why. */
  refused: number;
  /** Kept because the registry did not answer. */
  kept: number;
  /** Kept ones that the registry has accepted. */
  delivered: number;
  lost: Record<Loss, number>;
}

/** Reports of browsers on their way to the registry. */
export interface Reports {
  isRegistryAway: () => boolean;
  /** How many are kept now. */
  waiting: () => number;
  counts: () => ReportCounts;
}

interface ReportOptions {
  /** The registry. */
  origin: string;
  proofs: LoadProofs;
  /** Milliseconds between two looks whether the registry is there. */
  lookEveryMs?: number;
}

/**
 * `POST /releases/telemetry` and `/releases/reports`: reports of browsers for the registry, when their `load` parameter
 * proves a page load; else 403. While the registry does not answer they are kept for it: 202.
 */
export function reportRoutes(
  server: Server,
  { origin, proofs, lookEveryMs }: ReportOptions,
): Reports {
  const counts: ReportCounts = {
    forwarded: 0,
    refused: 0,
    kept: 0,
    delivered: 0,
    lost: { 'too-old': 0, 'too-many': 0, 'given-up': 0, stopped: 0 },
  };
  const kept = new KeptReports({
    onLost: (why, count) => {
      counts.lost[why] += count;
      if (why === 'stopped') server.log.warn({ reports: count }, 'kept reports are lost');
    },
  });
  const watch = watchRegistry({
    origin,
    log: server.log,
    ...(lookEveryMs !== undefined && { everyMs: lookEveryMs }),
    onAnswer: async () => {
      const delivered = await kept.sendAll((report) => deliver(origin, report));
      counts.delivered += delivered;
      if (delivered > 0) server.log.info({ reports: delivered }, 'kept reports are delivered');
    },
  });
  server.addHook('onListen', async () => watch.start());
  server.addHook('onClose', async () => {
    await watch.stop();
    kept.abandon();
  });

  async function take(report: Report, reply: FastifyReply): Promise<FastifyReply> {
    // While it is away, waiting for it would only hold connections that pages need.
    const answer = watch.isAway() ? undefined : await send(origin, report);
    if (answer === undefined || answer.status >= 500) {
      kept.keep(report);
      counts.kept += 1;
      return reply.code(202).send();
    }
    if (answer.status < 300) counts.forwarded += 1;
    else counts.refused += 1;
    for (const [name, value] of answer.headers) void reply.header(name, value);
    return reply.code(answer.status).send(answer.body);
  }

  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(contentTypes, { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.decorateRequest('load', '');
    for (const { url, path, bodyLimit } of routes) {
      scope.post<{ Body: Buffer | undefined }>(
        url,
        { bodyLimit, logLevel: 'warn', onRequest: requireLoad(proofs) },
        (request, reply) => {
          const { id: requestId, ip: address, headers, body = Buffer.alloc(0) } = request;
          const contentType = headers['content-type'] ?? '';
          const load = request.getDecorator<string>('load');
          const network = networkOf(address);
          return take({ path, contentType, body, load, address, network, requestId }, reply);
        },
      );
    }
    done();
  });
  return {
    isRegistryAway: watch.isAway,
    waiting: () => kept.size,
    counts: () => counts,
  };
}

/** Refuses a request whose `load` parameter proves no page load, and notes the load of another one. */
function requireLoad(proofs: LoadProofs) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const query = new URLSearchParams(request.url.split('?').slice(1).join('?'));
    const load = proofs.loadOf(query.get('load') ?? '', request.ip);
    if (load === undefined) {
      const detail = 'A report needs the proof of a page load';
      sendProblem(request, reply, { status: 403, code: 'forbidden', detail });
      return;
    }
    request.setDecorator('load', load);
    done();
  };
}

/** Of a proxy before the registry, or of a registry that has no room. */
const notReady: ReadonlySet<number> = new Set([502, 503, 504]);

interface Answer {
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
}

/** The registry's answer; undefined while it does not answer, or is not ready to. */
async function send(origin: string, report: Report): Promise<Answer | undefined> {
  try {
    const response = await fetch(`${origin}${report.path}`, {
      method: 'POST',
      headers: {
        'content-type': report.contentType,
        'x-forwarded-for': report.address,
        'x-forwarded-prefix': '/releases',
        'x-pazar-load': report.load,
        'x-request-id': report.requestId,
      },
      body: new Uint8Array(report.body),
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    const body = Buffer.from(await response.arrayBuffer());
    const isAway = notReady.has(response.status);
    const passed = ['content-type', 'retry-after'].flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] satisfies [string, string]];
    });
    return isAway ? undefined : { status: response.status, headers: passed, body };
  } catch {
    return undefined;
  }
}

async function deliver(origin: string, report: Report): Promise<Outcome> {
  const answer = await send(origin, report);
  if (answer === undefined) return 'away';
  if (answer.status >= 500) return 'failed';
  if (answer.status === 429) return 'limited';
  return answer.status < 300 ? 'sent' : 'refused';
}
