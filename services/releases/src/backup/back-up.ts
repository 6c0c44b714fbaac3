import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Backup } from '../domain/maintenance-api.ts';
import { layout } from '../environment.ts';
import type { Registry } from '../open-registry.ts';
import { writeBackupFile } from './backup-file.ts';
import { collectBackup } from './collect-backup.ts';

interface BackupOrder {
  actor: string;
  reason: string;
}

/**
 * Writes a backup into the registry's home. It holds private keys, so no HTTP answer may contain
 * it; an operator copies the file elsewhere.
 */
export async function backUp(
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
  return { path, bytes, sequence };
}
