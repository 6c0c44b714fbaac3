import { defaultHome } from './command/paths.ts';
import { runCommand } from './command/run-command.ts';
import { readEnvironment } from './system/environment.ts';
import { removeState } from './system/remove-state.ts';

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
