import { readFile } from 'node:fs/promises';
import { problemSchema } from '@pazar/contracts/problem';
import { remoteStateSchema } from '@pazar/contracts/releases/release-state';
import { z } from 'zod';
import { CliFailure } from './cli-failure.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';

/** A publish reads every file back, so it may take a while on a slow disk. */
const deadlineMs = 60_000;

/** The body of the request. */
export interface RegistryRequest {
  method?: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface RegistryAnswer {
  status: number;
  json: unknown;
  headers: Headers;
}

/** Requests to one registry. Every failure is a `CliFailure` that names the remedy. */
export class RegistryHttp {
  readonly url: string;
  readonly #tokenFile: string;
  readonly #token: string | undefined;

  /** The token comes from `PAZAR_TOKEN` if set, otherwise from the file. */
  constructor(url: string, credentials: { tokenFile: string; token: string | undefined }) {
    this.url = url.replace(/\/+$/, '');
    this.#tokenFile = credentials.tokenFile;
    this.#token = credentials.token;
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
    const message = 'The registry answers in a form that this command does not know; update it';
    throw new CliFailure(exitCodes.failed, message, parsed.error);
  }

  async #readToken(): Promise<string> {
    if (this.#token !== undefined) return this.#token;
    const text = await readFile(this.#tokenFile, 'utf8').catch((error: unknown) => {
      const hint = 'start the registry once, set PAZAR_TOKEN, or give --token-file';
      throw new CliFailure(
        exitCodes.notAllowed,
        `${this.#tokenFile} cannot be read; ${hint}`,
        error,
      );
    });
    return text.trim();
  }

  async #send({ method = 'GET', path, body, headers }: RegistryRequest): Promise<RegistryAnswer> {
    const signal = AbortSignal.timeout(deadlineMs);
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    try {
      const response = await fetch(this.url + path, {
        method,
        headers: { ...type, ...headers },
        signal,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      // An address that is not a registry's may answer a page.
      const json: unknown = await response.json().catch(() => undefined);
      return { status: response.status, json, headers: response.headers };
    } catch (error) {
      const message = `The registry at ${this.url} does not answer; is it running, is --registry right?`;
      throw new CliFailure(exitCodes.unreachable, message, error);
    }
  }
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

/** The failure for an answer with an error. */
function refusalOf(status: number, json: unknown): CliFailure {
  const problem = problemSchema.safeParse(json);
  const detail = problem.success ? (problem.data.detail ?? problem.data.title) : 'no reason given';
  const conflict = conflictSchema.safeParse(json);
  const now = conflict.success ? `; everybody's version is ${conflict.data.current.stable}` : '';
  const code = codes[status] ?? exitCodes.failed;
  return new CliFailure(code, `The registry refused (${status}): ${detail}${now}`);
}
