import type { TableFiles } from '@pazar/service/tables/table-file';

/**
 * What the database does not know of its columns: the type of JSON, which `bigint` is a small number, and
 * texts that no check limits. `pnpm --filter @pazar/releases describe-tables` makes the files of `tables/` from it
 * and from the migrations. A check that lists texts makes a type of them by itself.
 */
export const tablesOfTheRegistry: TableFiles = {
  schema: 'releases',
  command: 'pnpm --filter @pazar/releases describe-tables',
  unread: [],
  types: {
    '': {
      'audit_log.number': 'number',
      'documents.sequence': 'number',
      'policy_reports.total': 'number',
      'remotes.revision': 'number',
      'stable_versions.id': 'number',
      'telemetry.judged': 'number',
      'telemetry.total': 'number',
      'tokens.remotes': 'string[]',
    },
    '../../domain/build-file.ts': { 'versions.files': 'FileRecord[]' },
    '../../domain/notice-api.ts': { 'notices.content': 'NoticeContent' },
    '../../domain/token-api.ts': { 'tokens.roles': 'TokenRole[]' },
    '../../judgement/decide.ts': { 'judgements.action': 'Action', 'judgements.streak': 'Streak' },
    '../../judgement/metrics.ts': {
      'judgements.accepted': 'MetricName[]',
      'telemetry.counter': 'Counter',
    },
    '@pazar/contracts/releases/discovery': {
      'rollouts.audience': 'RolloutAudience',
      'versions.build': 'BuildFiles',
    },
    '@pazar/contracts/releases/host-facts': { 'hosts.facts': 'HostFacts' },
    '@pazar/contracts/releases/release-metrics': { 'judgements.judgement': 'Judgement' },
    '@pazar/contracts/releases/release-state': {
      'remotes.frozen': 'Freeze',
      'rollouts.steps': 'RolloutStep[]',
    },
    '@pazar/contracts/releases/requirements': {
      'api_shapes.shapes': 'ApiShapes',
      'versions.requirements': 'Requirements',
    },
    '@pazar/contracts/releases/version-list': { 'versions.source': 'VersionSource' },
    '@pazar/contracts/releases/section-descriptor': { 'versions.section': 'SectionDescriptor' },
  },
};
