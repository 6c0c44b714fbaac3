import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { problemSchema } from '@pazar/contracts/problem';
import { integrityOf } from '../domain/integrity.ts';
import {
  conflictProblemSchema,
  liveDocumentSchema,
  releaseReceiptSchema,
  type LiveDocument,
  type PublishRequest,
  type ReleaseReceipt,
  type VersionConflict,
} from '../domain/registry-api.ts';
import {
  type RemoteState,
  remoteStateListSchema,
  remoteStateSchema,
  releaseChangeSchema,
  type ReleaseChange,
} from '@pazar/contracts/release-state';
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
    const answer = await this.#write(`/v1/remotes/${build.remote}/versions`, body);
    if (answer.status === 409) return conflictProblemSchema.parse(answer.json).conflict;
    return read(answer, releaseReceiptSchema);
  }

  async makeLive(remote: string, version: string): Promise<ReleaseChange> {
    const path = `/v1/remotes/${remote}`;
    const { revision } = read(await this.#send(path, {}), remoteStateSchema);
    const body = { version, reason: 'published again' };
    const answer = await this.#write(`${path}/promote`, body, revision);
    return read(answer, releaseChangeSchema);
  }

  async remotes(): Promise<{ items: RemoteState[] }> {
    return read(await this.#send('/v1/remotes', {}), remoteStateListSchema);
  }

  async document(): Promise<LiveDocument> {
    return read(await this.#send('/v1/document', {}), liveDocumentSchema);
  }

  async #write(path: string, body: unknown, revision?: number): Promise<Answer> {
    const token = await readFile(this.#tokenFile, 'utf8').catch((error: unknown) => {
      const hint = 'start the registry once, or give --token-file';
      throw new Error(`${this.#tokenFile} cannot be read; ${hint}`, { cause: error });
    });
    const headers = {
      authorization: `Bearer ${token.trim()}`,
      'content-type': 'application/json',
      ...(revision !== undefined && { 'if-match': `"${revision}"` }),
    };
    return this.#send(path, { method: 'POST', headers, body: JSON.stringify(body) });
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

function read<T>({ status, json }: Answer, schema: z.core.$ZodType<T>): T {
  if (status < 300) return z.parse(schema, json);
  const problem = problemSchema.safeParse(json);
  const detail = problem.success ? (problem.data.detail ?? problem.data.title) : 'no reason given';
  throw new Error(`The registry refused (${status}): ${detail}`);
}
