import { performance } from 'node:perf_hooks';
import { resolve } from 'node:path';
import { buildRemote } from './build-remote.ts';
import { exitCodeOf, messageOf } from './cli-failure.ts';
import { answer, type CommandContext } from './command-context.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import type { Plan } from '../domain/plan-api.ts';
import { publishBuild, type PublishResult } from './publish-build.ts';
import { readBuildFolder } from './read-build-folder.ts';
import { publishRequestOf, type PublishOptions } from './registry-client.ts';
import { concludePlans, describePlan } from './report-plan.ts';
import { size } from './table.ts';

/** How `publish` was called. */
export interface PublishCommandOptions extends PublishOptions {
  /** Run the folder's build first. */
  build: boolean;
  dryRun: boolean;
}

type Published = PublishResult & { milliseconds: number };

interface Failure {
  folder: string;
  error: string;
  exitCode: ExitCode;
}

const sentences: Record<PublishResult['outcome'], string> = {
  published: 'published and live',
  kept: 'published, not live yet',
  canary: 'published, and its canary has started',
  'made-live': 'was already published; it is now live for everyone',
  'already-live': 'is already live, nothing to do',
  'already-kept': 'is already published and not live; nothing changes, promote makes it live',
  left: 'published; an operator chose the live version, and it stays live',
  conflict: 'is already published with different content; raise the version in package.json',
};

const movedVisitors: ReadonlySet<PublishResult['outcome']> = new Set([
  'published',
  'made-live',
  'canary',
]);

/**
 * `publish <folder...>`: checks and publishes built remotes, several at once. One failure does not
 * stop the others. Exit: 0 all done, 3 a version that exists with other bytes, else the code of the
 * first failure.
 */
export async function publishCommand(
  folders: readonly string[],
  options: PublishCommandOptions,
  context: CommandContext,
): Promise<ExitCode> {
  if (options.dryRun) return planFolders(folders, options, context);
  const outcomes = await Promise.all(
    folders.map((folder) => publishFolder(folder, options, context)),
  );
  if (!context.json) for (const outcome of outcomes) report(outcome, context);
  const results = outcomes.filter((outcome) => 'outcome' in outcome);
  const failures = outcomes.filter((outcome) => 'error' in outcome);
  if (context.json) context.write(JSON.stringify({ results, failures }));
  const [failure] = failures;
  if (failure) return failure.exitCode;
  const hasConflict = results.some(({ outcome }) => outcome === 'conflict');
  return hasConflict ? exitCodes.alreadyPublished : exitCodes.done;
}

async function planFolders(
  folders: readonly string[],
  options: PublishCommandOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const plans: Plan[] = [];
  const failures: Failure[] = [];
  for (const folder of folders) {
    try {
      const build = await readBuild(folder, options, context);
      const request = publishRequestOf(build, options);
      plans.push(await context.client.plan({ action: 'publish', remote: build.remote, request }));
    } catch (error) {
      failures.push(failureOf(folder, error));
    }
  }
  context.showProgress('');
  answer(context, { plans, failures }, () => plans.flatMap(linesOf));
  if (!context.json) for (const failure of failures) report(failure, context);
  const [failure] = failures;
  return failure ? failure.exitCode : concludePlans(plans, context);
}

function failureOf(folder: string, error: unknown): Failure {
  return { folder, error: messageOf(error), exitCode: exitCodeOf(error) };
}

/** A build that is published already is said in one line: publishing it changes nothing. */
function linesOf(plan: Plan): string[] {
  if (plan.conflict?.sameBytes !== true) return describePlan(plan);
  const { remote, version, live } = plan.conflict;
  return [`${remote} ${version} ${sentences[live ? 'already-live' : 'already-kept']}`];
}

async function publishFolder(
  folder: string,
  options: PublishCommandOptions,
  context: CommandContext,
): Promise<Published | Failure> {
  const start = performance.now();
  try {
    const build = await readBuild(folder, options, context);
    const bytes = build.files.reduce((sum, file) => sum + file.bytes.byteLength, 0);
    context.showProgress(`${build.remote}: sending ${build.files.length} files, ${size(bytes)}`);
    const isMove = options.release === 'live' || options.canary !== undefined;
    const revision = isMove ? await context.seen.of(build.remote) : undefined;
    const result = await publishBuild(context.client, build, { ...options, revision });
    if (movedVisitors.has(result.outcome)) await keepLook(build.remote, context);
    return { ...result, milliseconds: Math.round(performance.now() - start) };
  } catch (error) {
    return failureOf(folder, error);
  } finally {
    context.showProgress('');
  }
}

/** What was published stays published, so a fault here is only said. */
async function keepLook(
  remote: string,
  { seen, client, writeError }: CommandContext,
): Promise<void> {
  if (!seen.isKept) return;
  try {
    await seen.keep([await client.state(remote)]);
  } catch (error) {
    writeError(`${remote}: pass --if-match to the next change: ${messageOf(error)}`);
  }
}

async function readBuild(
  folder: string,
  { build }: PublishCommandOptions,
  { showProgress }: CommandContext,
) {
  if (build) {
    showProgress(`${folder}: building`);
    await buildRemote(resolve(folder));
  }
  showProgress(`${folder}: reading and checking`);
  return readBuildFolder(resolve(folder));
}

function report(outcome: Published | Failure, context: CommandContext): void {
  if ('error' in outcome) {
    context.writeError(`${outcome.folder} failed:\n${outcome.error}`);
    return;
  }
  const { remote, version, milliseconds } = outcome;
  const seconds = (milliseconds / 1000).toFixed(1);
  const line = `${remote} ${version} ${sentences[outcome.outcome]} (${seconds} s)`;
  if (outcome.outcome === 'conflict') context.writeError(line);
  else context.write(line);
}
