// Written by `pnpm --filter @pazar/releases describe-tables` from the migrated database.
import type { FileRecord } from '../../domain/build-file.ts';
import type { BuildFiles } from '@pazar/contracts/releases/discovery';
import type { Requirements } from '@pazar/contracts/releases/requirements';
import type { SectionDescriptor } from '@pazar/contracts/releases/section-descriptor';
import type { VersionSource } from '@pazar/contracts/releases/version-list';
import { jsonb, pgSchema, text, timestamp } from '../drizzle.ts';

export const versions = pgSchema('releases').table('versions', {
  remote: text('remote').notNull(),
  version: text('version').notNull(),
  digest: text('digest').notNull(),
  manifestIntegrity: text('manifest_integrity').notNull(),
  section: jsonb('section').$type<SectionDescriptor>().notNull(),
  build: jsonb('build').$type<BuildFiles>().notNull(),
  files: jsonb('files').$type<FileRecord[]>().notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  publishedBy: text('published_by').notNull(),
  recalledAt: timestamp('recalled_at', { withTimezone: true }),
  recallReason: text('recall_reason'),
  collectedAt: timestamp('collected_at', { withTimezone: true }),
  /** Null for a build that does not say what it needs. */
  requirements: jsonb('requirements').$type<Requirements>(),
  /** Null where the team said nothing. */
  source: jsonb('source').$type<VersionSource>(),
});
