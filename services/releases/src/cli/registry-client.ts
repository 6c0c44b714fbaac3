import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { problemSchema } from '@pazar/contracts/problem';
import { integrityOf } from '../domain/integrity.ts';
import {
  conflictProblemSchema,
  liveDocumentSchema,
  releaseReceiptSchema,
  remoteListSchema,
  type LiveDocument,
  type PublishRequest,
  type ReleaseReceipt,
  type RemoteList,
  type VersionConflict,
} from '../domain/registry-api.ts';
import type { LocalBuild } from './read-build-folder.ts';

/** A publish reads every file back, so it may take a while on a slow disk. */
const deadlineMs = 60_000;

/** Talks to a registry over HTTP. Every method throws an error that a person can act on. */
export class RegistryClient {
  readonly #url: string;
  readonly #tokenFile: string;

  constructor(url: string, tokenFile: string) {
    this.#url = url.replace(/\/+$/, '');
    this.#tokenFile = tokenFile;
  }

  /** Publishes a build; a version that exists already answers its conflict instead. */
  async publish(build: LocalBuild): Promise<ReleaseReceipt | VersionConflict> {
    const body: PublishRequest = {
      version: build.version,
      files: build.files.map(({ path, bytes }) => ({
        path,
        integrity: integrityOf(bytes),
        content: Buffer.from(bytes).toString('base64'),
      })),
    };
    const answer = await this.#write('POST', `/v1/remotes/${build.remote}/versions`, body);
    if (answer.status === 409) return conflictProblemSchema.parse(answer.json).conflict;
    return read(answer, releaseReceiptSchema);
  }

  async makeLive(remote: string, version: string): Promise<ReleaseReceipt> {
    const answer = await this.#write('PUT', `/v1/remotes/${remote}/live`, { version });
    return read(answer, releaseReceiptSchema);
  }

  async remotes(): Promise<RemoteList> {
    return read(await this.#send('/v1/remotes', {}), remoteListSchema);
  }

  async document(): Promise<LiveDocument> {
    return read(await this.#send('/v1/document', {}), liveDocumentSchema);
  }

  async #write(method: 'POST' | 'PUT', path: string, body: unknown): Promise<Answer> {
    const token = await readFile(this.#tokenFile, 'utf8').catch((error: unknown) => {
      const hint = 'start the registry once, or give --token-file';
      throw new Error(`${this.#tokenFile} cannot be read; ${hint}`, { cause: error });
    });
    const headers = {
      authorization: `Bearer ${token.trim()}`,
      'content-type': 'application/json',
    };
    return this.#send(path, { method, headers, body: JSON.stringify(body) });
  }

  async #send(path: string, init: RequestInit): Promise<Answer> {
    const signal = AbortSignal.timeout(deadlineMs);
    try {
      const response = await fetch(this.#url + path, { ...init, signal });
      return { status: response.status, json: await response.json() };
    } catch (error) {
      throw new Error(`The registry at ${this.#url} does not answer`, { cause: error });
    }
  }
}

interface Answer {
  status: number;
  json: unknown;
}

function read<T>({ status, json }: Answer, schema: z.ZodType<T>): T {
  if (status < 300) return schema.parse(json);
  const problem = problemSchema.safeParse(json);
  const detail = problem.success ? (problem.data.detail ?? problem.data.title) : 'no reason given';
  throw new Error(`The registry refused (${status}): ${detail}`);
}
