import { signedStatementSchema } from '@pazar/contracts/releases/statement';
import { eq, inArray } from '../database/drizzle.ts';
import type { Database, Queries } from '../database/open-database.ts';
import { documents } from '../database/tables/documents.ts';
import { signingKeys } from '../database/tables/signing-keys.ts';
import type { SigningKey, SigningKeys } from '../documents/signing-keys.ts';
import { StartRefused, type Recovery } from './check-start.ts';
import { activeKeys, readKeyRecords } from './key-records.ts';

/** Where a registry finds its keys and its database. */
interface KeyHoldings {
  database: Database;
  keys: SigningKeys;
  /** Where the database is: a folder or a variable. */
  place: string;
  now: Date;
}

/**
 * Checks at the start that this registry holds every key with which the others sign, and writes the
 * first keys of an installation down. Throws `StartRefused`, and then nothing has changed; with
 * `keys` allowed, keys that are lost are retired, and a new one signs when none is left.
 */
export async function claimKeys(holdings: KeyHoldings, recover: Recovery): Promise<void> {
  await holdings.database.queries.transaction(async (queries) => {
    // Of two registries that start for the first time one makes the key; the other is refused.
    const [document] = await queries
      .select({ statement: documents.statement })
      .from(documents)
      .where(eq(documents.id, 1))
      .for('update');
    const signedBy = signersOf(document?.statement ?? '');
    const records = await readKeyRecords(queries);
    const held = await holdings.keys.read();
    const wanted = records.length > 0 ? idsOf(activeKeys(records)) : signedBy;
    const missing = wanted.filter((keyId) => !held.some(({ trusted }) => trusted.keyId === keyId));
    if (missing.length > 0 && !recover.has('keys')) throw refusal(holdings, missing);
    if (missing.length > 0) await retireLost(queries, missing, holdings.now);
    if (records.length === 0) await takeOver(queries, holdings, { held, signedBy });
    if (activeKeys(await readKeyRecords(queries)).length > 0) return;
    const key = await holdings.keys.add();
    await insert(queries, [{ ...key, createdAt: holdings.now }], { signedBy: [] });
  });
}

function refusal({ place, keys }: KeyHoldings, missing: readonly string[]): StartRefused {
  return new StartRefused(
    `The documents of this database (${place}) are signed with keys that are not here: ` +
      `${missing.map((keyId) => keys.pathOf(keyId)).join(', ')}. Browsers would refuse what another ` +
      'key signs, on every page. Nothing was changed. Copy releases/keys and releases/publish-token ' +
      'from the PAZAR_HOME of a registry that runs, or restore a backup (pazar restore). Only when ' +
      'the keys are lost, start once with PAZAR_RECOVER=keys: a new key signs, and every page that ' +
      'is open must be loaded again.',
  );
}

async function retireLost(queries: Queries, missing: readonly string[], now: Date): Promise<void> {
  await queries
    .update(signingKeys)
    .set({ retiredAt: now })
    .where(inArray(signingKeys.keyId, [...missing]));
}

/** Writes down the keys of a folder, for a database that does not know any yet. */
async function takeOver(
  queries: Queries,
  { keys, now }: KeyHoldings,
  { held, signedBy }: { held: readonly SigningKey[]; signedBy: readonly string[] },
): Promise<void> {
  await insert(queries, await keys.readRetired(), { signedBy, retiredAt: now });
  await insert(queries, held, { signedBy });
}

async function insert(
  queries: Queries,
  keys: readonly SigningKey[],
  { signedBy, retiredAt = null }: { signedBy: readonly string[]; retiredAt?: Date | null },
): Promise<void> {
  if (keys.length === 0) return;
  await queries
    .insert(signingKeys)
    .values(
      keys.map(({ trusted, createdAt }) => ({
        ...trusted,
        addedAt: createdAt,
        firstSignedAt: signedBy.includes(trusted.keyId) ? createdAt : null,
        retiredAt,
      })),
    )
    .onConflictDoNothing();
}

const idsOf = (keys: readonly { keyId: string }[]) => keys.map(({ keyId }) => keyId);

/** The keys that signed the newest document of the database; none before the first. */
function signersOf(statement: string): string[] {
  if (statement === '') return [];
  return idsOf(signedStatementSchema.parse(JSON.parse(statement)).signatures);
}
