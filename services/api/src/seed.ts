import { parseArgs } from 'node:util';
import { databaseAddress } from './database/database-address.ts';
import { openDatabase } from './database/open-database.ts';
import { readEnvironment } from './environment.ts';
import { openImageStore } from './images/open-image-store.ts';
import { recommendedCost } from './security/password.ts';
import { seedEmptyDatabase } from './seed/seed-database.ts';
import { seedProducts } from './seed/seed-products.ts';
import { failStart, StartProblem } from '@pazar/service/start-problem';

const help = `Usage: seed [--products <number>] [--force]

Fills an empty database with the demo accounts and their data. The database is the embedded one in
PAZAR_HOME, on which the service must not run; with DATABASE_URL it refuses.

  --products <number>  gives the account "producer" so many products more, with packs, lots and
                       movements: 1 to 1000000
  --force              adds the products to a database that has data already
  --help               says this

Exit code 0 when the data is there, 1 when not.
`;
const most = 1_000_000;

interface Options {
  products: number;
  force: boolean;
}

/**
 * `pnpm --filter @pazar/api seed [--products <number>] [--force]`: see `help`. The same data for
 * the same day. Leaves everything as it is where PAZAR_SEED is off.
 */
async function seed(): Promise<void> {
  const options = readOptions();
  if (options === null) return say(help);
  const environment = readEnvironment({ PAZAR_SEED: 'on', ...process.env });
  if (!environment.isDemo) return say('PAZAR_SEED is off: nothing was done.\n');
  const { database, close } = await openDatabase(databaseAddress(environment));
  try {
    const { store } = await openImageStore(environment.adapters.bucket, environment.home);
    const filled = await seedEmptyDatabase(database, {
      now: new Date(),
      passwordCost: recommendedCost,
      images: store,
    });
    if (options.products === 0) {
      say(filled ? 'The database is seeded.\n' : 'The database has data already.\n');
    } else if (filled || options.force) {
      await addProducts(database, options.products);
    } else {
      throw new StartProblem('The database has data already. Add --force to add to it.');
    }
  } finally {
    await close();
  }
}

async function addProducts(
  database: Parameters<typeof seedProducts>[0],
  count: number,
): Promise<void> {
  const from = performance.now();
  await seedProducts(database, {
    count,
    now: new Date(),
    onProgress: (done) => {
      if (done % 10_000 === 0 || done === count) say(`${done} of ${count} products\n`);
    },
  });
  say(`The database is seeded, in ${Math.round((performance.now() - from) / 1000)} s.\n`);
}

/** The parsed command line; null for help. */
function readOptions(): Options | null {
  try {
    const { values } = parseArgs({
      options: {
        products: { type: 'string' },
        force: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return null;
    const products = Number(values.products ?? 0);
    const isAsked = values.products !== undefined;
    if (!Number.isInteger(products) || products > most || products < (isAsked ? 1 : 0)) {
      throw new StartProblem(`--products must be a number from 1 to ${most}.`);
    }
    return { products, force: values.force };
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    // The error of parseArgs for an unknown option.
    throw new StartProblem(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
  }
}

function say(text: string): void {
  process.stdout.write(text);
}

seed().catch(failStart);
