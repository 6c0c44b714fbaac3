import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { promisify } from 'node:util';
import { startChild } from '@pazar/service/start-child';
import { freePort } from './free-port.ts';
import { stopInTime } from './stop-in-time.ts';

const run = promisify(execFile);

/** nginx listens within tens of milliseconds on a quiet machine (milliseconds). */
const startDeadline = 30_000;
const pollEvery = 50;

/** The public URL of Pazar; no name server knows it. */
export const publicHost = 'pazar.test';

/** The program of `npm test`, or its path on Debian. */
const nginx = process.env['PAZAR_NGINX'] ?? '/usr/sbin/nginx';

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
  const folder = await mkdtemp(join(tmpdir(), 'pazar-nginx-'));
  const port = await freePort();
  await makeCertificate(folder);
  await writeFile(join(folder, 'nginx.conf'), settings({ folder, port, shell }));
  const log = join(folder, 'nginx.log');
  const child = startChild({
    command: [nginx, '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'],
    variables: {},
    log,
  });
  const endedError = async () => new Error(`nginx has ended: ${await readFile(log, 'utf8')}`);
  const stopProcess = async () => {
    await stopInTime(child, 'nginx');
    await rm(folder, { recursive: true, force: true });
  };
  const endedEarly = child.ended.then(async () => {
    throw await endedError();
  });
  try {
    await Promise.race([untilListening(port), endedEarly]);
  } catch (error) {
    await stopProcess();
    throw error;
  }
  const ca = await readFile(join(folder, 'certificate.pem'));
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
      if (child.hasEnded()) throw await endedError();
      await stopProcess();
    },
  };
}

/** nginx prints nothing when it listens. */
async function untilListening(port: number): Promise<void> {
  const deadline = Date.now() + startDeadline;
  for (;;) {
    const socket = connectTcp({ host: '127.0.0.1', port });
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    if (Date.now() > deadline) throw new Error(`nginx does not listen on port ${port}`);
    await wait(pollEvery);
  }
}

async function makeCertificate(folder: string): Promise<void> {
  const key = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes';
  const names = `-subj /CN=${publicHost} -addext subjectAltName=DNS:${publicHost}`;
  const files = '-keyout key.pem -out certificate.pem';
  const words = `req -x509 -days 2 ${key} ${names} ${files}`.split(' ');
  await run('openssl', words, { cwd: folder });
}

/**
 * One process, so that it needs no user but ours. Its list of addresses starts with those that
 * clients claim.
 */
function settings({
  folder,
  port,
  shell,
}: {
  folder: string;
  port: number;
  shell: string;
}): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
master_process off;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  ${folders.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
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
