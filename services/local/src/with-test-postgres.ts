import type { TestCounts } from './gates/gate.ts';
import { preparation } from './gates/preparation.ts';
import { runGates, sumCounts } from './gates/run-gates.ts';
import { startTestPostgres } from './test-postgres.ts';

/** Runs gates beside a PostgreSQL, which counts as a gate itself; the server is gone afterwards. */
export async function withTestPostgres(
  say: (line: string) => void,
  work: (variables: Record<string, string>) => Promise<TestCounts>,
): Promise<TestCounts> {
  const postgres = preparation('PostgreSQL', () =>
    startTestPostgres(process.env['PAZAR_TEST_POSTGRES_URL']),
  );
  const prepared = await runGates([postgres.gate], say);
  const server = postgres.result();
  try {
    const variables = server === undefined ? {} : { PAZAR_TEST_POSTGRES_URL: server.url };
    return sumCounts([prepared, await work(variables)]);
  } finally {
    await server?.stop();
  }
}
