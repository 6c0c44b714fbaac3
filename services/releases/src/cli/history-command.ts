import { stringify } from 'csv-stringify/sync';
import type { AuditRecord } from '../domain/audit-api.ts';
import { answer, type CommandContext } from './command-context.ts';
import { describeSource, sourceOf } from './describe-source.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { shortInstant, table } from './table.ts';

export interface HistoryOptions {
  /** Undefined is everything: keys, tokens, shells and all remotes. */
  remote: string | undefined;
  actor?: string;
  since?: Date;
  /** Most changes; without it 20, or all of an export. */
  limit?: number;
  export?: 'csv' | 'json';
}

/** Most changes that one answer has. */
const pageLength = 200;
const shownChanges = 20;

/** `history [remote]`: changes with actor and reason, newest first; of one remote, or of everything. */
export async function historyCommand(
  options: HistoryOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { remote, export: format, limit = format ? Infinity : shownChanges } = options;
  const items = await readChanges({ ...options, limit }, context);
  if (format === 'csv' && !context.json) {
    context.write(stringify(items.map(csvRow), csvOptions).trimEnd());
    return exitCodes.done;
  }
  const recalled = await recalledOf(remote, context);
  const scripted = { ...context, json: context.json || format === 'json' };
  answer(scripted, { ...(remote !== undefined && { remote }), items }, () =>
    table(items.map((item) => row(item, { recalled, hasRemote: remote === undefined }))),
  );
  return exitCodes.done;
}

async function readChanges(
  { remote, actor, since, limit }: HistoryOptions & { limit: number },
  { client, showProgress }: CommandContext,
): Promise<AuditRecord[]> {
  const items: AuditRecord[] = [];
  let before: number | undefined;
  do {
    const page = { actor, since, before, limit: Math.min(pageLength, limit - items.length) };
    const read =
      remote === undefined ? await client.records(page) : await client.history(remote, page);
    items.push(...read.items.map((item) => ({ remote: remote ?? null, ...item })));
    before = read.before ?? undefined;
    showProgress(`${items.length} changes`);
  } while (before !== undefined && items.length < limit);
  showProgress('');
  return items;
}

/** Versions of a remote that were recalled, which its history says beside them. */
async function recalledOf(
  remote: string | undefined,
  { client }: CommandContext,
): Promise<ReadonlySet<string>> {
  if (remote === undefined) return new Set();
  return new Set((await client.state(remote)).recalled.map(({ version }) => version));
}

function row(
  { at, actor, action, remote, version, reason, details }: AuditRecord,
  { recalled, hasRemote }: { recalled: ReadonlySet<string>; hasRemote: boolean },
): string[] {
  const said = describeSource(sourceOf(details));
  return [
    shortInstant(at),
    actor,
    action,
    ...(hasRemote ? [remote ?? ''] : []),
    version !== null && recalled.has(version) ? `${version} (recalled)` : (version ?? ''),
    [reason, said].filter((part) => part !== null && part !== '').join(': '),
  ];
}

function csvRow({ number, at, actor, action, remote, version, reason, details }: AuditRecord) {
  return { number, at, actor, action, remote, version, reason, ...sourceOf(details) };
}

const csvOptions = {
  header: true,
  columns: [
    'number',
    'at',
    'actor',
    'action',
    'remote',
    'version',
    'reason',
    'message',
    'commit',
    'author',
  ],
  // A spreadsheet would run a reason that begins as a formula does.
  escape_formulas: true,
};
