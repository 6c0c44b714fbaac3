import { parseArgs } from 'node:util';
import type { PlayedRole } from './played-api/play-account.ts';

/** How the development shell was called. */
export interface Options {
  readonly role: PlayedRole;
  /** The running shell whose API and sections are used; undefined plays an API. */
  readonly against: string | undefined;
  /** Whether answers have the security headers of production. */
  readonly headers: boolean;
  readonly port: number;
  readonly open: boolean;
}

export const help = `Usage: pazar-dev [options]

Opens the section of this folder in the shell, logged in, and reloads it when its files change. The API is
played in this process with the data of a year; dev-api.ts in this folder adds answers of its own.

  --as <role>      agent or manager; by default who may open the section
  --against <url>  use the API and the sections of this running shell; log in there as always
  --headers        send the security headers of production: CSP, Trusted Types, integrity
  --port <number>  of the shell; by default 3000 or a free one
  --no-open        open no browser
  --help           print this
`;

/** An option that is wrong; the message says why. */
export class WrongOption extends Error {}

/** @throws WrongOption with what is wrong */
export function readOptions(words: readonly string[], usual: PlayedRole): Options {
  const { values } = parse(words);
  return {
    role: roleOf(values.as ?? usual),
    against: values.against === undefined ? undefined : originOf(values.against),
    headers: values.headers === true,
    port: portOf(values.port ?? '3000'),
    open: values['no-open'] !== true && process.stdout.isTTY,
  };
}

function roleOf(text: string): PlayedRole {
  if (text === 'agent' || text === 'manager') return text;
  throw new WrongOption(`--as is agent or manager, not ${text}`);
}

function originOf(text: string): string {
  const url = URL.parse(text);
  if (url !== null && /^https?:$/.test(url.protocol)) return url.origin;
  throw new WrongOption(`--against ${text} is not the URL of a shell, such as https://example.com`);
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^[1-9]\d{0,4}$/.test(text) && port <= 65_535) return port;
  throw new WrongOption(`--port ${text} is no port`);
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        as: { type: 'string' },
        against: { type: 'string' },
        headers: { type: 'boolean' },
        port: { type: 'string' },
        'no-open': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new WrongOption(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
  }
}
