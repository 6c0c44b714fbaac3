import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { PlayedAnswer, PlayedCall, Player } from './played-call.ts';

interface PlayedApi {
  /** The first that knows a path answers it. */
  readonly players: () => Promise<readonly Player[]>;
  readonly say: (line: string) => void;
}

/**
 * The played API as a server. A path that no player knows gets 404, and one line of the log, so that the
 * developer knows what to answer for the section.
 */
export function servePlayedApi({ players, say }: PlayedApi): Server {
  const unknown = new Set<string>();

  async function answer(request: IncomingMessage): Promise<PlayedAnswer> {
    const { method = 'GET', url = '/' } = request;
    const { pathname: path, searchParams: query } = new URL(url, 'http://127.0.0.1');
    const isJson = request.headers['content-type']?.includes('json') === true;
    const call: PlayedCall = {
      method,
      path,
      query,
      body: isJson ? await json(request) : undefined,
    };
    for (const player of await players()) {
      const found = await player(call);
      if (found !== undefined) return found;
    }
    const name = `${method} ${path}`;
    if (!unknown.has(name)) say(`The played API does not know ${name}; answer it in dev-api.ts`);
    unknown.add(name);
    return { problem: { status: 404, code: 'not-found', detail: `Nothing is played at ${name}` } };
  }

  return createServer((request, response) => {
    answer(request).then(
      (given) => send(response, given),
      (error: unknown) => {
        say(`dev-api.ts failed: ${error instanceof Error ? error.stack : String(error)}`);
        const detail = 'The played API failed; its log says why';
        send(response, { problem: { status: 500, code: 'internal', detail } });
      },
    );
  });
}

function send(response: ServerResponse, given: PlayedAnswer): void {
  const traceId = '0'.repeat(32);
  if ('problem' in given) {
    const { status, code, detail } = given.problem;
    const problem = {
      type: `urn:pazar:problem:${code}`,
      title: code,
      status,
      code,
      detail,
      traceId,
    };
    response.writeHead(status, { 'content-type': 'application/problem+json' });
    response.end(JSON.stringify(problem));
    return;
  }
  response.writeHead(given.status ?? 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(given.body));
}
