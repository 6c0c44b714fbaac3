import { readEnvironment } from './environment.ts';
import { defaultHome } from './paths.ts';
import { removeState } from './remove-state.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const { PAZAR_HOME: home } = readEnvironment(process.env);
  const removed = await removeState([...new Set([home, defaultHome])]);
  process.stdout.write(
    removed.length === 0
      ? 'There is nothing to remove.\n'
      : `Removed:\n${removed.map((entry) => `  ${entry}\n`).join('')}`,
  );
  const { DATABASE_URL: databaseUrl } = process.env;
  if (databaseUrl !== undefined && databaseUrl !== '') {
    process.stdout.write('The database that DATABASE_URL names is left as it is.\n');
  }
  return 0;
});
