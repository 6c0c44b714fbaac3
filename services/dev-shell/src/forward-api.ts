import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Headers of one connection, and those that say where the page is. */
const notForwarded = new Set([
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'origin',
  'referer',
  'transfer-encoding',
  'x-forwarded-prefix',
]);

/** Decoded by the request already, or of its connection. */
const notAnswered = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
]);

/** Forwards every request to the API or the registry behind a running shell, as if its own page had sent it. */
export function forwardApi(shell: string): Server {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, headers, body } = await forward(shell, request);
    const own = [...headers].filter(([name]) => !notAnswered.has(name));
    response.writeHead(status, {
      ...Object.fromEntries(own),
      'set-cookie': headers.getSetCookie(),
    });
    if (body === null) response.end();
    else await pipeline(Readable.fromWeb(body), response);
  }
  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      process.stderr.write(`${shell} does not answer: ${String(error)}\n`);
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
  });
}

async function forward(shell: string, request: IncomingMessage): Promise<Response> {
  const { method = 'GET', url = '/', headers } = request;
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    notForwarded.has(name) || value === undefined
      ? []
      : [[name, String(value)] as [string, string]],
  );
  const hasBody = method !== 'GET' && method !== 'HEAD';
  // The edge has removed this prefix, and that of the registry's paths with their version.
  const prefix = String(headers['x-forwarded-prefix'] ?? '/api');
  const path = prefix === '/api' ? url : url.replace(/^\/v1/, '');
  return fetch(`${shell}${prefix}${path}`, {
    method,
    headers: [...kept, ['origin', shell], ['referer', `${shell}/`]],
    redirect: 'manual',
    ...(hasBody && { body: Readable.toWeb(request), duplex: 'half' }),
  });
}
