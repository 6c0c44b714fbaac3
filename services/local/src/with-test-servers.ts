import type { TestCounts } from './gates/gate.ts';
import { preparation } from './gates/preparation.ts';
import { runGates, sumCounts } from './gates/run-gates.ts';
import { startTestBucket } from './test-bucket.ts';
import { startTestPostgres } from './test-postgres.ts';

/**
 * Runs gates beside a PostgreSQL and a server of buckets, each of which counts as a gate itself;
 * both are gone afterwards.
 */
export async function withTestServers(
  say: (line: string) => void,
  work: (variables: Record<string, string>) => Promise<TestCounts>,
): Promise<TestCounts> {
  const postgres = preparation('PostgreSQL', () =>
    startTestPostgres(process.env['PAZAR_TEST_POSTGRES_URL']),
  );
  const bucket = preparation('OpenStack Swift', () =>
    startTestBucket(process.env['PAZAR_TEST_S3_URL']),
  );
  const prepared = await runGates([postgres.gate, bucket.gate], say);
  const servers = {
    PAZAR_TEST_POSTGRES_URL: postgres.result(),
    PAZAR_TEST_S3_URL: bucket.result(),
  };
  try {
    const variables = Object.entries(servers).flatMap(([name, server]) =>
      server === undefined ? [] : [[name, server.url] as const],
    );
    return sumCounts([prepared, await work(Object.fromEntries(variables))]);
  } finally {
    await postgres.result()?.stop();
    await bucket.result()?.stop();
  }
}
