import { randomUUID } from 'node:crypto';
import type { HostFacts } from '@pazar/contracts/releases/host-facts';
import { remoteMetricsSchema } from '@pazar/contracts/releases/release-metrics';
import {
  historySchema,
  releaseChangeSchema,
  remoteStateListSchema,
  remoteStateSchema,
} from '@pazar/contracts/releases/release-state';
import { versionTag } from '@pazar/service/if-match';
import { auditPageSchema } from '../domain/audit-api.ts';
import { integrityOf } from '@pazar/service/integrity';
import { announcedSchema, hostListSchema } from '../domain/host-api.ts';
import { backupSchema, collectionSchema, keyListSchema } from '../domain/maintenance-api.ts';
import { planSchema, type PlanRequest } from '../domain/plan-api.ts';
import {
  conflictProblemSchema,
  liveDocumentSchema,
  releaseReceiptSchema,
  versionDetailSchema,
  versionListSchema,
  type PublishRequest,
  type ReleaseReceipt,
  type VersionConflict,
} from '../domain/registry-api.ts';
import { repairSchema, storedFilesSchema } from '../domain/stored-files-api.ts';
import {
  newTokenSchema,
  tokenListSchema,
  tokenSchema,
  type TokenRequest,
} from '../domain/token-api.ts';
import type { LocalBuild } from './read-build-folder.ts';
import type { RegistryHttp } from './registry-http.ts';

/** A change of one remote: the verb and its body. */
export type RemoteChange = Exclude<PlanRequest, { action: 'publish' }>;

/** How a build is published. */
export interface PublishOptions {
  release: 'live' | 'none';
  reason: string;
  /** The remote's revision that the caller has seen: another one is refused. Any by default. */
  revision?: number | undefined;
  /** Do not change the live version where an operator chose it. */
  respectOperators?: boolean;
}

/** Every call of the registry that the command line makes. */
export class RegistryClient {
  readonly http: RegistryHttp;

  constructor(http: RegistryHttp) {
    this.http = http;
  }

  /** Publishes a build; a version that exists already answers its conflict instead. */
  async publish(
    build: LocalBuild,
    options: PublishOptions,
  ): Promise<ReleaseReceipt | VersionConflict> {
    const path = `/v1/remotes/${build.remote}/versions`;
    const body = publishRequestOf(build, options);
    const { revision } = options;
    const headers = revision === undefined ? {} : { 'if-match': versionTag(revision) };
    const answer = await this.http.askRaw({ method: 'POST', path, body, headers, isSlow: true });
    const conflict = conflictProblemSchema.safeParse(answer.json);
    if (answer.status === 409 && conflict.success) return conflict.data.conflict;
    return this.http.parse(answer, releaseReceiptSchema);
  }

  /** Changes a remote at the revision that was read. Retries have one effect. */
  change({ action, remote, request }: RemoteChange, revision: number) {
    const headers = { 'if-match': versionTag(revision), 'idempotency-key': randomUUID() };
    const path = `/v1/remotes/${remote}/${action}`;
    return this.http.ask({ method: 'POST', path, body: request, headers }, releaseChangeSchema);
  }

  /** The effect of a change; nothing is changed. */
  plan(body: PlanRequest) {
    return this.http.ask({ method: 'POST', path: '/v1/plan', body }, planSchema);
  }

  state(remote: string) {
    return this.http.read(`/v1/remotes/${remote}`, remoteStateSchema);
  }

  async states() {
    return (await this.http.read('/v1/remotes', remoteStateListSchema)).items;
  }

  async versions(remote: string) {
    return (await this.http.read(`/v1/remotes/${remote}/versions`, versionListSchema)).items;
  }

  version(remote: string, version: string) {
    return this.http.read(`/v1/remotes/${remote}/versions/${version}`, versionDetailSchema);
  }

  /** Which files of a version the store has lost or changed. */
  stored(remote: string, version: string) {
    const path = `/v1/remotes/${remote}/versions/${version}/stored`;
    return this.http.ask({ path, isSlow: true }, storedFilesSchema);
  }

  /** Rewrites the damaged files of a version; its build has the same content. */
  repair(build: LocalBuild, reason: string) {
    const path = `/v1/remotes/${build.remote}/versions/${build.version}/repair`;
    const body = { reason, files: filesOf(build) };
    return this.http.ask({ method: 'POST', path, body, isSlow: true }, repairSchema);
  }

  metrics(remote: string, minutes: number) {
    const path = `/v1/remotes/${remote}/metrics?minutes=${minutes}`;
    return this.http.read(path, remoteMetricsSchema);
  }

  async history(remote: string, limit: number) {
    const path = `/v1/remotes/${remote}/history?limit=${limit}`;
    return (await this.http.read(path, historySchema)).items;
  }

  document() {
    return this.http.read('/v1/document', liveDocumentSchema);
  }

  auditPage(after: number, limit = 1000) {
    return this.http.ask({ path: `/v1/audit?after=${after}&limit=${limit}` }, auditPageSchema);
  }

  collect(body: { dryRun: boolean; reason: string }) {
    const request = { method: 'POST', path: '/v1/gc', body, isSlow: true } as const;
    return this.http.ask(request, collectionSchema);
  }

  backUp(reason: string) {
    const request = { method: 'POST', path: '/v1/backup', body: { reason }, isSlow: true } as const;
    return this.http.ask(request, backupSchema);
  }

  async keys() {
    return (await this.http.read('/v1/keys', keyListSchema)).items;
  }

  async addKey(reason: string) {
    const request = { method: 'POST', path: '/v1/keys', body: { reason } } as const;
    return (await this.http.ask(request, keyListSchema)).items;
  }

  async retireKey(keyId: string, reason: string) {
    const request = { method: 'DELETE', path: `/v1/keys/${keyId}`, body: { reason } } as const;
    return (await this.http.ask(request, keyListSchema)).items;
  }

  async tokens() {
    return (await this.http.ask({ path: '/v1/tokens' }, tokenListSchema)).items;
  }

  createToken(body: TokenRequest) {
    return this.http.ask({ method: 'POST', path: '/v1/tokens', body }, newTokenSchema);
  }

  revokeToken(id: string, reason: string) {
    const request = { method: 'DELETE', path: `/v1/tokens/${id}`, body: { reason } } as const;
    return this.http.ask(request, tokenSchema);
  }

  /** Registers the shell that remotes must fit from now on. */
  announce(facts: HostFacts, reason: string) {
    const body = { facts, reason };
    return this.http.ask({ method: 'POST', path: '/v1/hosts', body }, announcedSchema);
  }

  async hosts() {
    return (await this.http.read('/v1/hosts', hostListSchema)).items;
  }
}

/** The body that publishes a build. */
export function publishRequestOf(
  build: LocalBuild,
  { release, reason }: PublishOptions,
): PublishRequest & Pick<PublishOptions, 'release' | 'reason'> {
  return { release, reason, version: build.version, files: filesOf(build) };
}

function filesOf({ files }: LocalBuild): PublishRequest['files'] {
  return files.map(({ path, bytes }) => ({
    path,
    integrity: integrityOf(bytes),
    content: Buffer.from(bytes).toString('base64'),
  }));
}
