import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { startNginx } from './nginx.ts';

const run = promisify(execFile);

/** The public URL of Pazar; no name server knows it. */
export const publicHost = 'pazar.test';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A browser's connection: HTTP/2 over TLS, from an address of this machine's loopback network. */
export interface Visitor {
  /** Sends JSON by POST, or a GET without it. */
  ask(path: string, json?: object, headers?: Readonly<Record<string, string>>): Promise<Answer>;
}

export interface TlsProxy {
  visitor(address: string): Visitor;
  stop(): Promise<void>;
}

/** Starts nginx with a self-signed certificate in front of a shell, as an operator would. */
export async function startTlsProxy(shell: string): Promise<TlsProxy> {
  const port = await freePort();
  const nginx = await startNginx(port, async (folder) => {
    await makeCertificate(folder);
    return settings({ port, shell });
  });
  const ca = await readFile(join(nginx.folder, 'certificate.pem'));
  const sessions: ClientHttp2Session[] = [];
  return {
    visitor(localAddress) {
      const session = connect(`https://${publicHost}`, {
        createConnection: () =>
          connectTls({
            socket: connectTcp({ host: '127.0.0.1', port, localAddress }),
            servername: publicHost,
            ca,
            ALPNProtocols: ['h2'],
          }),
      });
      sessions.push(session);
      return { ask: (path, json, headers) => ask(session, { path, json, headers }) };
    },
    async stop() {
      for (const session of sessions) session.destroy();
      await nginx.stop();
    },
  };
}

async function makeCertificate(folder: string): Promise<void> {
  const key = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes';
  const names = `-subj /CN=${publicHost} -addext subjectAltName=DNS:${publicHost}`;
  const files = '-keyout key.pem -out certificate.pem';
  const words = `req -x509 -days 2 ${key} ${names} ${files}`.split(' ');
  await run('openssl', words, { cwd: folder });
}

/** Its list of addresses starts with those that clients claim. */
function settings({ port, shell }: { port: number; shell: string }): string {
  return `
  server {
    listen 127.0.0.1:${port} ssl http2;
    server_name ${publicHost};
    ssl_certificate certificate.pem;
    ssl_certificate_key key.pem;
    location / {
      proxy_pass ${shell};
      proxy_http_version 1.1;
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
    }
  }
`;
}

interface Question {
  readonly path: string;
  readonly json: object | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;
}

async function ask(
  session: ClientHttp2Session,
  { path, json, headers }: Question,
): Promise<Answer> {
  const stream = session.request({
    ':path': path,
    ':method': json === undefined ? 'GET' : 'POST',
    ...(json !== undefined && { 'content-type': 'application/json' }),
    ...headers,
  });
  if (json !== undefined) stream.end(JSON.stringify(json));
  const answered = new Promise<IncomingHttpHeaders>((resolve, reject) => {
    stream.once('response', resolve).once('error', reject);
  });
  const received = await answered;
  return { status: Number(received[':status']), headers: received, body: await text(stream) };
}
