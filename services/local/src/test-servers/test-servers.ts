import type { Gate } from '../gates/gate.ts';
import { preparation } from '../gates/preparation.ts';
import { startTestBucket } from './test-bucket.ts';
import { startTestPostgres } from './test-postgres.ts';

/** A PostgreSQL server and a server of buckets for the tests of the services. */
export interface TestServers {
  /** Start the servers; each counts as a gate. */
  gates: Gate[];
  /** The environment that names the servers which have started. */
  variables: () => Record<string, string>;
  /** Stops the servers and removes their data. */
  stop: () => Promise<void>;
}

/** Plans both servers. A server that a variable names already is used and left running. */
export function testServers(): TestServers {
  const postgres = preparation('PostgreSQL', () =>
    startTestPostgres(process.env['PAZAR_TEST_POSTGRES_URL']),
  );
  const bucket = preparation('OpenStack Swift', () =>
    startTestBucket(process.env['PAZAR_TEST_S3_URL']),
  );
  return {
    gates: [postgres.gate, bucket.gate],
    variables() {
      const servers = {
        PAZAR_TEST_POSTGRES_URL: postgres.result(),
        PAZAR_TEST_S3_URL: bucket.result(),
      };
      return Object.fromEntries(
        Object.entries(servers).flatMap(([name, server]) =>
          server === undefined ? [] : [[name, server.url]],
        ),
      );
    },
    async stop() {
      await Promise.all([postgres.result()?.stop(), bucket.result()?.stop()]);
    },
  };
}
