import { performance } from 'node:perf_hooks';
import { resolve } from 'node:path';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { publishBuild, type PublishResult } from './publish-build.ts';
import { readBuildFolder } from './read-build-folder.ts';
import type { RegistryClient } from './registry-client.ts';

/** Where a verb talks to and how it answers. */
export interface CommandContext {
  client: RegistryClient;
  json: boolean;
  write: (line: string) => void;
  writeError: (line: string) => void;
}

interface Failure {
  folder: string;
  error: string;
}

const sentences: Record<PublishResult['outcome'], string> = {
  published: 'published and live',
  'made-live': 'was published before, live again',
  'already-live': 'is live already, nothing to do',
  conflict: 'exists already with other bytes; raise the version in package.json',
};

/**
 * `publish <folder...>`: checks and publishes built remotes, several at once. One that fails does
 * not stop the others. Exit: 0 all live, 1 a failure, 3 a version that exists with other bytes.
 */
export async function publishCommand(
  folders: readonly string[],
  context: CommandContext,
): Promise<ExitCode> {
  const outcomes = await Promise.all(folders.map((folder) => publishFolder(folder, context)));
  const results = outcomes.filter((outcome) => 'outcome' in outcome);
  const failures = outcomes.filter((outcome) => 'error' in outcome);
  if (context.json) context.write(JSON.stringify({ results, failures }));
  if (failures.length > 0) return exitCodes.failed;
  const hasConflict = results.some(({ outcome }) => outcome === 'conflict');
  return hasConflict ? exitCodes.alreadyPublished : exitCodes.done;
}

async function publishFolder(
  folder: string,
  context: CommandContext,
): Promise<PublishResult | Failure> {
  const start = performance.now();
  try {
    const build = await readBuildFolder(resolve(folder));
    const result = await publishBuild(context.client, build);
    if (!context.json) report(result, performance.now() - start, context);
    return result;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (!context.json) context.writeError(`${folder} failed:\n${message}`);
    return { folder, error: message };
  }
}

function report(result: PublishResult, tookMs: number, context: CommandContext): void {
  const seconds = (tookMs / 1000).toFixed(1);
  const line = `${result.remote} ${result.version} ${sentences[result.outcome]} (${seconds} s)`;
  if (result.outcome === 'conflict') context.writeError(line);
  else context.write(line);
}
