import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { problemSchema } from '@pazar/contracts/problem';
import { remoteStateSchema } from '@pazar/contracts/releases/release-state';
import { z } from 'zod';
import { CliFailure } from './cli-failure.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';

/** A publish reads every file back, and a backup all of them: that may take a while on a slow disk. */
const slowSeconds = 60;

export interface RegistryRequest {
  method?: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The registry reads or writes files for it. */
  isSlow?: true;
  /** Sent again when the connection breaks: an Idempotency-Key gives both one effect. */
  isRepeatable?: true;
}

/** How often a request is sent whose connection breaks, such as while the registry restarts. */
const maxAttempts = 4;
const pauseMs = 500;

/** Where a token comes from, the first that there is. */
export interface TokenSource {
  /** A file that the command names. */
  given: string | undefined;
  /** The text of `PAZAR_TOKEN`; throws where it must not be sent. */
  variable: () => string | undefined;
  /** What `pazar login` has stored for this registry. */
  stored: () => string | undefined;
  /** The file of this machine's registry, where that may be meant. */
  file: string | undefined;
}

interface HttpOptions {
  token: TokenSource;
  /** How long an answer may take, in seconds; at least a minute for a slow request. */
  timeoutSeconds: number;
}

export interface RegistryAnswer {
  status: number;
  json: unknown;
  headers: Headers;
}

/** Requests to one registry. Every failure is a `CliFailure` that names the remedy. */
export class RegistryHttp {
  readonly url: string;
  readonly #token: TokenSource;
  readonly #timeoutSeconds: number;

  constructor(url: string, { token, timeoutSeconds }: HttpOptions) {
    this.url = url;
    this.#token = token;
    this.#timeoutSeconds = timeoutSeconds;
  }

  /** Sends without a token: for public endpoints. */
  async read<T>(path: string, schema: z.core.$ZodType<T>): Promise<T> {
    return this.parse(await this.#send({ path }), schema);
  }

  /** As `read`, but returns answers of every status. */
  async askPublic(path: string): Promise<RegistryAnswer> {
    return this.#send({ path });
  }

  /** Sends with the token. */
  async ask<T>(request: RegistryRequest, schema: z.core.$ZodType<T>): Promise<T> {
    return this.parse(await this.askRaw(request), schema);
  }

  /** As `ask`, but returns answers of every status. */
  async askRaw(request: RegistryRequest): Promise<RegistryAnswer> {
    const authorization = `Bearer ${await this.#readToken()}`;
    return this.#send({ ...request, headers: { ...request.headers, authorization } });
  }

  /** The body of a successful answer; throws the problem of any other. */
  parse<T>({ status, json }: RegistryAnswer, schema: z.core.$ZodType<T>): T {
    if (status >= 300) throw refusalOf(status, json);
    const parsed = z.safeParse(schema, json);
    if (parsed.success) return parsed.data;
    const message =
      'This command does not understand the answer of the registry. Update the command.';
    throw new CliFailure(exitCodes.failed, message, parsed.error);
  }

  async #readToken(): Promise<string> {
    const { given, variable, stored, file } = this.#token;
    if (given !== undefined) return readTokenFile(given);
    const text = variable();
    if (text !== undefined) return requireToken(text, 'PAZAR_TOKEN');
    const own = stored();
    if (own !== undefined) return requireToken(own, 'The profile');
    if (file !== undefined) return readTokenFile(file);
    const hint = `run pazar login ${this.url}, set PAZAR_TOKEN, or give --token-file`;
    throw new CliFailure(exitCodes.notAllowed, `There is no token for ${this.url}; ${hint}`);
  }

  async #send(request: RegistryRequest): Promise<RegistryAnswer> {
    const { isSlow, isRepeatable } = request;
    const seconds = Math.max(this.#timeoutSeconds, isSlow ? slowSeconds : 0);
    const signal = AbortSignal.timeout(seconds * 1000);
    try {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await this.#sendOnce(request, signal);
        } catch (error) {
          if (!isRepeatable || signal.aborted || attempt === maxAttempts) throw error;
          await setTimeout(pauseMs, undefined, { signal });
        }
      }
    } catch (error) {
      const message = signal.aborted
        ? `The registry at ${this.url} did not answer within ${seconds} s (--timeout).`
        : `The registry at ${this.url} does not answer. Is it running, and is --registry right?`;
      throw new CliFailure(exitCodes.unreachable, message, error);
    }
  }

  async #sendOnce(
    { method = 'GET', path, body, headers }: RegistryRequest,
    signal: AbortSignal,
  ): Promise<RegistryAnswer> {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(this.url + path, {
      method,
      headers: { ...type, ...headers },
      signal,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    // An address that is not a registry's may answer a page.
    const json: unknown = await response.json().catch(() => undefined);
    return { status: response.status, json, headers: response.headers };
  }
}

async function readTokenFile(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    const hint = 'start the registry once, run pazar login, set PAZAR_TOKEN, or give --token-file';
    throw new CliFailure(exitCodes.notAllowed, `${path} cannot be read; ${hint}`, error);
  });
  return requireToken(text, path);
}

/** The token of a text; a header with anything else could not be sent. */
export function requireToken(text: string, source: string): string {
  const token = text.trim();
  if (/^[\x21-\x7e]+$/.test(token)) return token;
  throw new CliFailure(exitCodes.notAllowed, `${source} does not hold a token`);
}

const codes: Record<number, ExitCode> = {
  401: exitCodes.notAllowed,
  403: exitCodes.notAllowed,
  404: exitCodes.refused,
  409: exitCodes.refused,
  412: exitCodes.changed,
  422: exitCodes.refused,
};

const conflictSchema = z.looseObject({ current: remoteStateSchema });

const noProblem = 'the answer is not from a registry. Check --registry, and any proxy in between';

/** The failure for an answer with an error. */
function refusalOf(status: number, json: unknown): CliFailure {
  const problem = problemSchema.safeParse(json);
  const detail = problem.success ? (problem.data.detail ?? problem.data.title) : noProblem;
  const conflict = conflictSchema.safeParse(json);
  const now = conflict.success ? `; the live version is ${conflict.data.current.stable}` : '';
  const code = codes[status] ?? exitCodes.failed;
  const verb = status >= 500 ? 'failed' : 'refused';
  return new CliFailure(code, `The registry ${verb} (${status}): ${detail}${now}`);
}
