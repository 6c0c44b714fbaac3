// Runs a program that is not Node's: `run-program.ts pnpm run dev`. The program is in the group of
// this process, to which all signals go, so that the program ends first.
import { spawn } from 'node:child_process';

const [program = '', ...parameters] = process.argv.slice(2);
const child = spawn(program, parameters, { stdio: 'inherit' });
process.on('SIGTERM', () => undefined);
child.once('error', (error) => {
  console.error(`${program} could not be run: ${error.message}`);
  process.exit(1);
});
child.once('exit', (code) => process.exit(code ?? 1));
