import { createHmac } from 'node:crypto';
import { StartProblem } from '@pazar/service/start-problem';
import { Client } from 'pg';
import type { Secrets } from './secrets.ts';

/** The first number of our advisory locks: "keys" in ASCII. The second is a fingerprint of the keys. */
const lockClass = 0x6b657973;
/** Held by a process that starts: "star" in ASCII. */
const startClass = 0x73746172;
const usualPauseMs = 10_000;

const others = `select count(*)::int as others from pg_locks
  where locktype = 'advisory' and granted and objsubid = 2 and classid = $1 and objid <> $2
    and database = (select oid from pg_database where datname = current_database())`;

/**
 * States to the processes on a PostgreSQL server which keys this one has, as long as it runs. Throws a
 * `StartProblem` when another one there has different keys: sessions, cursors and repeated requests of one
 * would be refused by the other. Returns the function that ends the claim.
 *
 * @param pauseMs how long it waits to connect again when the server has ended the connection
 */
export async function claimKeys(
  url: string,
  secrets: Secrets,
  pauseMs = usualPauseMs,
): Promise<() => Promise<void>> {
  const print = fingerprintOf(secrets);
  let isEnded = false;
  let client = await connect();

  async function connect(): Promise<Client> {
    const opened = new Client({ connectionString: url, application_name: 'pazar-api-keys' });
    opened.on('error', () => undefined);
    await opened.connect();
    try {
      await hold(opened, print);
    } catch (error) {
      await opened.end();
      throw error;
    }
    opened.on('end', reconnect);
    return opened;
  }
  /** The server ended the connection, and the claim with it. */
  function reconnect(): void {
    if (isEnded) return;
    const again = async () => {
      if (!isEnded) client = await connect();
    };
    setTimeout(() => void again().catch(reconnect), pauseMs).unref();
  }

  return async () => {
    isEnded = true;
    await client.end().catch(() => undefined);
  };
}

/** Two processes that start at once look one after the other: the second sees the first. */
async function hold(client: Client, print: number): Promise<void> {
  await client.query('select pg_advisory_lock($1, 0)', [startClass]);
  try {
    const { rows } = await client.query<{ others: number }>(others, [lockClass, print]);
    if (rows[0]?.others !== 0) {
      throw new StartProblem(
        'Another api on this database has other keys than this one. Give all of them the same ' +
          'PAZAR_TOKEN_KEY and PAZAR_CURSOR_KEY, or the same secrets.json.',
      );
    }
    await client.query('select pg_advisory_lock_shared($1, $2)', [lockClass, print]);
  } finally {
    await client.query('select pg_advisory_unlock($1, 0)', [startClass]);
  }
}

/** 31 bits that reveal nothing of the keys. */
function fingerprintOf({ tokenKey, cursorKey }: Secrets): number {
  const digest = createHmac('sha256', tokenKey).update(cursorKey).digest();
  return digest.readUInt32BE(0) >>> 1;
}
