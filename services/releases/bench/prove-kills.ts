import { readScriptOptions } from '@pazar/service/script-options';
import { failStart, StartProblem } from '@pazar/service/start-problem';
import { databases } from '../src/testing/registry-fixture.ts';
import { killRepeatedly } from './kill-cycles.ts';

const { kills, database: only } = readScriptOptions({
  command: 'pnpm --filter @pazar/releases prove-kills',
  about:
    'Kills the registry (SIGKILL) at random moments while it publishes, promotes and rolls back.\n' +
    'Prints a line for each database. Exit code 1 when anything was lost, torn or unsigned.',
  sizes: { kills: { about: 'kills on each database', full: 500, smallest: 1 } },
  words: {
    database: {
      about: 'PGlite or PostgreSQL; both without it, when PAZAR_TEST_POSTGRES_URL names a server',
      usual: '',
    },
  },
});

async function prove(): Promise<void> {
  const chosen = databases.filter(({ database }) => only === '' || database === only);
  if (chosen.length === 0) {
    const known = databases.map(({ database }) => database).join(' or ');
    throw new StartProblem(`--database must be ${known}, not "${only}".`);
  }
  for (const { database, createHome } of chosen) {
    const home = await createHome();
    const from = Date.now();
    const { acknowledged, cut, faults } = await killRepeatedly(home, kills, (report, done) => {
      if (done % 25 !== 0) return;
      const soFar = `${report.acknowledged} acknowledged, ${report.faults.length} faults`;
      process.stdout.write(`${database}: ${done} of ${kills} kills, ${soFar}\n`);
    });
    const seconds = Math.round((Date.now() - from) / 1000);
    process.stdout.write(
      `${database}: ${kills} kills, ${acknowledged} acknowledged changes, ${cut} cut off, ` +
        `${faults.length} faults, ${seconds} s\n${faults.map((fault) => `  ${fault}\n`).join('')}`,
    );
    if (faults.length > 0) process.exitCode = 1;
    await home.remove();
  }
}

prove().catch(failStart);
