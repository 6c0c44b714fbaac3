import { spawn } from 'node:child_process';
import { CliFailure } from './cli-failure.ts';
import { exitCodes } from './exit-codes.ts';

/** Runs the `build` script of a folder's package.json; throws with its output when it fails. */
export async function buildRemote(folder: string): Promise<void> {
  // The build runs programs of many packages: the token of the registry is not for them.
  const env = { ...process.env, PAZAR_TOKEN: undefined };
  const options = { cwd: folder, env, shell: process.platform === 'win32' };
  const child = spawn('npm', ['run', 'build', '--silent'], options);
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code === 0) return;
  const text = Buffer.concat(output).toString().trim();
  throw new CliFailure(
    exitCodes.failed,
    `its build failed with exit code ${String(code)}:\n${text}`,
  );
}
