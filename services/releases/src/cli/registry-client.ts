import { randomUUID } from 'node:crypto';
import type { HostFacts } from '@pazar/contracts/releases/host-facts';
import { remoteMetricsSchema } from '@pazar/contracts/releases/release-metrics';
import {
  historySchema,
  releaseChangeSchema,
  remoteStateListSchema,
  remoteStateSchema,
} from '@pazar/contracts/releases/release-state';
import { versionListSchema, type VersionList } from '@pazar/contracts/releases/version-list';
import { versionTag } from '@pazar/service/if-match';
import { auditPageSchema, recordListSchema } from '../domain/audit-api.ts';
import { integrityOf } from '@pazar/service/integrity';
import { announcedSchema, hostListSchema } from '../domain/host-api.ts';
import { backupSchema, collectionSchema, keyListSchema } from '../domain/maintenance-api.ts';
import { noticeListSchema } from '../domain/notice-api.ts';
import { planSchema, type PlanRequest } from '../domain/plan-api.ts';
import {
  conflictProblemSchema,
  liveDocumentSchema,
  releaseReceiptSchema,
  versionDetailSchema,
  type PublishOrder,
  type ReleaseReceipt,
  type VersionConflict,
} from '../domain/registry-api.ts';
import { repairSchema, storedFilesSchema } from '../domain/stored-files-api.ts';
import {
  holderSchema,
  newTokenSchema,
  tokenListSchema,
  tokenSchema,
  type TokenRequest,
} from '../domain/token-api.ts';
import { controllerSettingsSchema } from '../judgement/controller-settings.ts';
import { CliFailure } from './cli-failure.ts';
import { exitCodes } from './exit-codes.ts';
import { describeUnknown } from './name-remote.ts';
import type { LocalBuild } from './read-build-folder.ts';
import type { RegistryHttp } from './registry-http.ts';

export type RemoteChange = Exclude<PlanRequest, { action: 'publish' }>;

/** A version of a remote, as its list has it. */
export type ListedVersion = VersionList['items'][number];

/** Which changes a page of a history has. */
export interface HistoryPage {
  limit: number;
  /** Number of the record behind the page. */
  before?: number | undefined;
  since?: Date | undefined;
  actor?: string | undefined;
}

export interface PublishOptions {
  release: 'live' | 'none';
  /** Starts a canary of the version with this share or audience. */
  canary?: PublishOrder['canary'];
  /** What the history says of the version. */
  source?: PublishOrder['source'];
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
    const order = { method: 'POST', path, body: request, headers, isRepeatable: true } as const;
    return this.#of(remote, this.http.ask(order, releaseChangeSchema));
  }

  /** The effect of a change; nothing is changed. */
  plan(body: PlanRequest) {
    const asked = this.http.ask({ method: 'POST', path: '/v1/plan', body }, planSchema);
    return body.action === 'publish' ? asked : this.#of(body.remote, asked);
  }

  state(remote: string) {
    return this.#of(remote, this.http.read(`/v1/remotes/${remote}`, remoteStateSchema));
  }

  async states() {
    return (await this.http.read('/v1/remotes', remoteStateListSchema)).items;
  }

  /** The newest versions; with `start` those whose name or hash starts so. */
  async versions(remote: string, start?: string) {
    const query = start === undefined ? '' : `?start=${start}`;
    const path = `/v1/remotes/${remote}/versions${query}`;
    return (await this.#of(remote, this.http.read(path, versionListSchema))).items;
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
    return this.#of(remote, this.http.read(path, remoteMetricsSchema));
  }

  /** A page of the history of a remote, newest first. */
  history(remote: string, page: HistoryPage) {
    const path = `/v1/remotes/${remote}/history?${queryOf(page)}`;
    return this.#of(remote, this.http.read(path, historySchema));
  }

  /** A page of the history of everything, newest first. */
  records(page: HistoryPage) {
    return this.http.ask({ path: `/v1/history?${queryOf(page)}` }, recordListSchema);
  }

  /** The settings of the controller that judges rollouts. */
  controllerSettings() {
    return this.http.read('/v1/controller', controllerSettingsSchema);
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

  notices() {
    return this.http.ask({ path: '/v1/notices' }, noticeListSchema);
  }

  /** Sends a notice through each channel of the registry; slow when a receiver does not answer. */
  testNotices(reason: string) {
    const request = { method: 'POST', path: '/v1/notices/test', body: { reason } } as const;
    return this.http.ask({ ...request, isSlow: true }, noticeListSchema);
  }

  keys() {
    return this.http.read('/v1/keys', keyListSchema);
  }

  addKey(reason: string) {
    return this.http.ask({ method: 'POST', path: '/v1/keys', body: { reason } }, keyListSchema);
  }

  retireKey(keyId: string, body: { reason: string; force: boolean }) {
    const request = { method: 'DELETE', path: `/v1/keys/${keyId}`, body } as const;
    return this.http.ask(request, keyListSchema);
  }

  /** Whom the token is for. */
  whoami() {
    return this.http.ask({ path: '/v1/whoami' }, holderSchema);
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

  /** An answer about a remote; for a name that no remote has, the failure says what was meant. */
  async #of<T>(remote: string, asked: Promise<T>): Promise<T> {
    try {
      return await asked;
    } catch (error) {
      if (!(error instanceof CliFailure) || error.exitCode !== exitCodes.refused) throw error;
      const names = (await this.states()).map(({ name }) => name);
      if (names.includes(remote)) throw error;
      throw new CliFailure(exitCodes.refused, describeUnknown(remote, names), error);
    }
  }
}

export function publishRequestOf(
  build: LocalBuild,
  { release, reason, canary, source }: PublishOptions,
): PublishOrder {
  return { release, reason, canary, source, version: build.version, files: filesOf(build) };
}

function filesOf({ files }: LocalBuild): PublishOrder['files'] {
  return files.map(({ path, bytes }) => ({
    path,
    integrity: integrityOf(bytes),
    content: Buffer.from(bytes).toString('base64'),
  }));
}

function queryOf({ limit, before, since, actor }: HistoryPage): string {
  return new URLSearchParams({
    limit: String(limit),
    ...(before !== undefined && { before: String(before) }),
    ...(since && { since: since.toISOString() }),
    ...(actor !== undefined && { actor }),
  }).toString();
}
