import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Backup } from '../domain/maintenance-api.ts';
import { layout } from '../environment.ts';
import { appendAudit } from '../registry/audit-log.ts';
import { backedUp } from '../registry/figures.ts';
import { readDocumentRow } from '../registry/read-registry.ts';
import { keepNotice, type NewNotice } from '../notices/notice-store.ts';
import type { Registry } from '../open-registry.ts';
import { writeBackupFile } from './backup-file.ts';
import { collectBackup } from './collect-backup.ts';

interface BackupOrder {
  actor: string;
  reason: string;
}

/**
 * Writes a backup into the registry's home. It holds private keys, so no HTTP answer may contain
 * it; an operator copies the file elsewhere. Operators are notified when it fails.
 */
export async function backUp(
  registry: Registry,
  order: BackupOrder & { home: string },
): Promise<Backup> {
  try {
    return await write(registry, order);
  } catch (error) {
    const { database, notices, now } = registry.parts;
    const notice = failedBackup(error, now());
    const untold = await keepNotice(database.queries, notice, notices.channels).then(
      () => undefined,
      messageOf,
    );
    // What stopped the backup, such as a full disk, may keep the notice from being stored too.
    if (untold === undefined) throw error;
    const message = `${messageOf(error)}. No operator is notified: ${untold}`;
    throw new Error(message, { cause: error });
  }
}

async function write(
  { parts, changes }: Registry,
  { home, ...order }: BackupOrder & { home: string },
): Promise<Backup> {
  const { backups } = layout(home);
  await mkdir(backups, { recursive: true, mode: 0o700 });
  const stamp = parts.now().toISOString().replaceAll(':', '-');
  const path = join(backups, `${stamp}.pazar-backup.gz`);
  // The backup includes its own audit record, so that a restored registry knows the source of its
  // state.
  const sequence = await changes.apply(() =>
    Promise.resolve({ ...order, action: 'back-up', after: { path } }),
  );
  const { bytes } = await writeBackupFile(path, collectBackup(parts, home));
  // Only a file that is whole on the disk is the last backup.
  await parts.database.queries.transaction(async (inside) => {
    const document = await readDocumentRow(inside);
    const record = { ...order, action: backedUp, sequence: document.sequence, after: { path } };
    await appendAudit(inside, record, parts.now());
  });
  return { path, bytes, sequence };
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

function failedBackup(error: unknown, at: Date): NewNotice {
  const lines = [
    messageOf(error),
    'The log of the registry says more. Until a backup succeeds, the last one is all there is.',
  ];
  return {
    key: `backup-failed:${at.toISOString()}`,
    content: {
      kind: 'backup-failed',
      at: at.toISOString(),
      title: 'A backup failed',
      text: lines.join('\n'),
      remote: null,
      version: null,
    },
  };
}
