import type { BuildFiles, RolloutAudience } from '@pazar/contracts/releases/discovery';
import type { RolloutState, RolloutStep } from '@pazar/contracts/releases/release-state';
import type { HostFacts } from '@pazar/contracts/releases/host-facts';
import type { ApiShapes, Requirements } from '@pazar/contracts/releases/requirements';
import type { SectionDescriptor } from '@pazar/contracts/releases/section-descriptor';

import type { TokenRole } from '../domain/token-api.ts';
import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgSchema,
  text,
  timestamp,
  uuid,
} from './drizzle.ts';

const schema = pgSchema('releases');
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A file as it is stored; `length` in bytes. */
export interface FileRecord {
  path: string;
  integrity: string;
  length: number;
}

export const remotes = schema.table('remotes', {
  name: text().primaryKey(),
  revision: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const versions = schema.table('versions', {
  remote: text().notNull(),
  version: text().notNull(),
  digest: text().notNull(),
  manifestIntegrity: text('manifest_integrity').notNull(),
  section: jsonb().$type<SectionDescriptor>().notNull(),
  build: jsonb().$type<BuildFiles>().notNull(),
  files: jsonb().$type<FileRecord[]>().notNull(),
  /** Null for a build that does not say what it needs. */
  requirements: jsonb().$type<Requirements>(),
  publishedAt: instant('published_at').notNull(),
  publishedBy: text('published_by').notNull(),
  recalledAt: instant('recalled_at'),
  recallReason: text('recall_reason'),
  collectedAt: instant('collected_at'),
});

export const deployments = schema.table('deployments', {
  remote: text().notNull(),
  version: text().notNull(),
  traffic: doublePrecision().notNull(),
  isDefault: boolean('is_default').notNull(),
});

export const documents = schema.table('documents', {
  id: integer().primaryKey(),
  sequence: bigint({ mode: 'number' }).notNull(),
  body: text().notNull(),
  integrity: text().notNull(),
  statement: text().notNull(),
  issuedAt: instant('issued_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const rollouts = schema.table('rollouts', {
  id: uuid().primaryKey(),
  remote: text().notNull(),
  version: text().notNull(),
  /** Null in the first release of a section. */
  stable: text(),
  state: text().$type<RolloutState>().notNull(),
  automatic: boolean().notNull(),
  steps: jsonb().$type<RolloutStep[]>().notNull(),
  step: integer().notNull(),
  percent: doublePrecision().notNull(),
  audience: jsonb().$type<RolloutAudience>(),
  startedBy: text('started_by').notNull(),
  startedAt: instant('started_at').notNull(),
  stepStartedAt: instant('step_started_at').notNull(),
  endedAt: instant('ended_at'),
});

export const stableVersions = schema.table('stable_versions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  remote: text().notNull(),
  version: text().notNull(),
  since: instant('since').notNull(),
  withdrawnAt: instant('withdrawn_at'),
});

export const claims = schema.table('claims', {
  remote: text().notNull(),
  version: text().notNull(),
  digest: text().notNull(),
  at: instant('at').notNull(),
});

export const apiShapes = schema.table('api_shapes', {
  id: integer().primaryKey(),
  shapes: jsonb().$type<ApiShapes>().notNull(),
  readAt: instant('read_at').notNull(),
});

export const hosts = schema.table('hosts', {
  version: text().primaryKey(),
  facts: jsonb().$type<HostFacts>().notNull(),
  announcedAt: instant('announced_at').notNull(),
  announcedBy: text('announced_by').notNull(),
});

export const tokens = schema.table('tokens', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  hash: text().notNull(),
  roles: jsonb().$type<TokenRole[]>().notNull(),
  /** Null is every remote. */
  remotes: jsonb().$type<string[]>(),
  createdAt: instant('created_at').notNull(),
  createdBy: text('created_by').notNull(),
  expiresAt: instant('expires_at'),
  revokedAt: instant('revoked_at'),
});

export const signingKeys = schema.table('signing_keys', {
  keyId: text('key_id').primaryKey(),
  publicKey: text('public_key').notNull(),
  addedAt: instant('added_at').notNull(),
  firstSignedAt: instant('first_signed_at'),
  retiredAt: instant('retired_at'),
});

export const answers = schema.table('answers', {
  actor: text().notNull(),
  key: text().notNull(),
  requestHash: text('request_hash').notNull(),
  status: integer().notNull(),
  body: text().notNull(),
  at: instant('at').notNull(),
});

export const auditLog = schema.table('audit_log', {
  number: bigint({ mode: 'number' }).primaryKey(),
  at: instant('at').notNull(),
  action: text().notNull(),
  remote: text(),
  record: text().notNull(),
  previousHash: text('previous_hash').notNull(),
  hash: text().notNull(),
});
