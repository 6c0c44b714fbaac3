import type { Gate } from '../gates/gate.ts';
import { preparation } from '../gates/preparation.ts';
import { findPrometheus } from './find-prometheus.ts';
import { startTestBucket } from './test-bucket.ts';
import { startTestPostgres } from './test-postgres.ts';

/** A PostgreSQL server, a server of buckets and a Prometheus for the tests of the services. */
export interface TestServers {
  /** Start the servers, and find the program of Prometheus; each counts as a gate. */
  gates: Gate[];
  /** The environment that names the servers which have started. */
  variables: () => Record<string, string>;
  /** Stops the servers and removes their data. */
  stop: () => Promise<void>;
}

/**
 * Plans them. A server that a variable names already is used and left running.
 *
 * @param scratch the folder for the data of PostgreSQL. Swift keeps attributes of files, which
 *   Linux before 6.6 does not keep in memory, so its data are on the disk.
 */
export function testServers(scratch: string): TestServers {
  const postgres = preparation('PostgreSQL', () =>
    startTestPostgres(process.env['PAZAR_TEST_POSTGRES_URL'], scratch),
  );
  const bucket = preparation('OpenStack Swift', () =>
    startTestBucket(process.env['PAZAR_TEST_S3_URL']),
  );
  const prometheus = preparation('Prometheus', () =>
    findPrometheus(process.env['PAZAR_PROMETHEUS']),
  );
  return {
    gates: [postgres.gate, bucket.gate, prometheus.gate],
    variables() {
      const program = prometheus.result();
      const servers = {
        PAZAR_TEST_POSTGRES_URL: postgres.result(),
        PAZAR_TEST_S3_URL: bucket.result(),
      };
      return {
        ...Object.fromEntries(
          Object.entries(servers).flatMap(([name, server]) =>
            server === undefined ? [] : [[name, server.url]],
          ),
        ),
        ...(program !== undefined && { PAZAR_PROMETHEUS: program }),
      };
    },
    async stop() {
      await Promise.all([postgres.result()?.stop(), bucket.result()?.stop()]);
    },
  };
}
