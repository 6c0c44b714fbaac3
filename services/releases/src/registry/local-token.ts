import { readFile } from 'node:fs/promises';
import { replaceFile } from '@pazar/service/replace-file';
import { v7 as uuidv7 } from 'uuid';
import { and, eq, isNull, ne } from '../database/drizzle.ts';
import type { Queries } from '../database/open-database.ts';
import { tokens } from '../database/tables/tokens.ts';
import type { TokenRole } from '../domain/token-api.ts';
import { StartRefused, type Recovery } from './check-start.ts';
import { hashOf, localToken, newText } from './tokens.ts';

/**
 * Ensures that the token of this installation exists: its text in a file that only the owner can
 * read, only its hash in the database. It has all rights and does not expire; a new text in the
 * file revokes the old one. Several registries share it: throws `StartRefused` for a home without
 * the file, or with a text that was replaced, because a new one would end that of the others. With
 * `token` allowed, that is done.
 */
export async function ensureLocalToken(
  queries: Queries,
  { path, now }: { path: string; now: Date },
  recover: Recovery,
): Promise<void> {
  const known = await queries.select().from(tokens).where(eq(tokens.name, localToken));
  const found = await readText(path);
  const own = known.find(({ hash }) => found !== undefined && hash === hashOf(found));
  const isOfOthers = found === undefined && known.some(({ revokedAt }) => revokedAt === null);
  const isReplaced = own !== undefined && own.revokedAt !== null;
  const isLost = isOfOthers || isReplaced;
  if (isLost && !recover.has('token')) throw new StartRefused(describe(path, isReplaced));
  const text = found === undefined || isLost ? await writeToken(path) : found;
  const hash = hashOf(text);
  await queries
    .update(tokens)
    .set({ revokedAt: now })
    .where(and(eq(tokens.name, localToken), ne(tokens.hash, hash), isNull(tokens.revokedAt)));
  const roles: TokenRole[] = ['publisher', 'operator', 'auditor'];
  await queries
    .insert(tokens)
    .values({
      id: uuidv7(),
      name: localToken,
      hash,
      roles,
      remotes: null,
      createdAt: now,
      createdBy: 'registry',
    })
    .onConflictDoNothing({ target: tokens.hash });
}

function describe(path: string, isReplaced: boolean): string {
  const fault = isReplaced ? 'holds a token that was replaced' : 'does not exist';
  return (
    `${path} ${fault}, and the registries on this database share one token. Nothing was changed. Copy ` +
    'the file from the PAZAR_HOME of a registry that runs, or restore a backup (pazar restore). Only ' +
    'when the token is lost, start once with PAZAR_RECOVER=token: a new one replaces it everywhere.'
  );
}

async function readText(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return text.trim() === '' ? undefined : text.trim();
}

async function writeToken(path: string): Promise<string> {
  const text = newText();
  await replaceFile(path, Buffer.from(`${text}\n`), 0o600);
  return text;
}
