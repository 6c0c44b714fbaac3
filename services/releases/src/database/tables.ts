import type { RemoteBuild } from '@pazar/contracts/discovery';
import type { SectionDescriptor } from '@pazar/contracts/section-descriptor';
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
} from 'drizzle-orm/pg-core';

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
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const versions = schema.table('versions', {
  remote: text().notNull(),
  version: text().notNull(),
  digest: text().notNull(),
  manifestIntegrity: text('manifest_integrity').notNull(),
  section: jsonb().$type<SectionDescriptor>().notNull(),
  build: jsonb().$type<RemoteBuild>().notNull(),
  files: jsonb().$type<FileRecord[]>().notNull(),
  publishedAt: instant('published_at').notNull(),
  publishedBy: text('published_by').notNull(),
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

export const audit = schema.table('audit', {
  id: uuid().primaryKey(),
  at: instant('at').notNull(),
  actor: text().notNull(),
  action: text().$type<'publish' | 'make-live' | 'issue'>().notNull(),
  remote: text(),
  version: text(),
  sequence: bigint({ mode: 'number' }).notNull(),
  before: jsonb(),
  after: jsonb(),
});

export const tokens = schema.table('tokens', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  hash: text().notNull(),
  createdAt: instant('created_at').notNull(),
});
