import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Queries } from '../database/open-database.ts';
import { tokens } from '../database/tables.ts';
import { replaceFile } from '../documents/replace-file.ts';

/** The name under which the first start's token appears in the audit. */
const localToken = 'local';

/**
 * Makes sure that the publish token of this installation exists: its text in a file that only the
 * owner can read, only its hash in the database.
 */
export async function ensureLocalToken(queries: Queries, path: string, now: Date): Promise<void> {
  const text = (await readText(path)) ?? (await writeToken(path));
  const hash = hashOf(text);
  await queries
    .insert(tokens)
    .values({ id: uuidv7(), name: localToken, hash, createdAt: now })
    .onConflictDoUpdate({ target: tokens.name, set: { hash } });
}

/** The name of the token's holder, or undefined when the token is not known. */
export async function holderOf(queries: Queries, token: string): Promise<string | undefined> {
  // The hash of 32 random bytes cannot be guessed, so comparing it in the index leaks nothing.
  const [row] = await queries
    .select({ name: tokens.name })
    .from(tokens)
    .where(eq(tokens.hash, hashOf(token)));
  return row?.name;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

async function readText(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return text.trim() === '' ? undefined : text.trim();
}

async function writeToken(path: string): Promise<string> {
  const text = randomBytes(32).toString('base64url');
  await replaceFile(path, Buffer.from(`${text}\n`), 0o600);
  return text;
}
