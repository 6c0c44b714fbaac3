import path from 'node:path';
import type { RanCodemod } from '../update/run-codemods.ts';
import { UpdateFailure } from '../update/update-failure.ts';
import { updateSection, type UpdateReport } from '../update/update-section.ts';
import { CliFailure } from './cli-failure.ts';
import { answer } from './command-context.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import type { Surroundings } from './surroundings.ts';

interface Options {
  to: string;
  dryRun: boolean;
  json: boolean;
}

/** `update`: raises the packages of Pazar in a folder. It asks the package registry, and no other. */
export async function updateCommand(
  folder: string,
  { to: wanted, dryRun, json }: Options,
  { variables, write, showProgress, untilStopped }: Surroundings,
): Promise<ExitCode> {
  showProgress('The packages are updated …');
  try {
    const root = path.resolve(folder);
    const stopped = untilStopped();
    const report = await updateSection({ root, wanted, dryRun, variables, stopped });
    showProgress('');
    answer({ json, write }, report, () => describe(report, dryRun));
    const hasFailed = report.codemods.some(({ failure }) => failure !== undefined);
    return hasFailed ? exitCodes.failed : exitCodes.done;
  } catch (error) {
    if (!(error instanceof UpdateFailure)) throw error;
    throw new CliFailure(exitCodes.failed, error.message, error);
  }
}

function describe({ release, raised, codemods, changes }: UpdateReport, dryRun: boolean): string[] {
  if (raised.length === 0) return [`Everything is at release ${release} already.`];
  return [
    `Release ${release}${dryRun ? '; nothing changes in a dry run' : ''}`,
    ...raised.map(({ name, from, to }) => `  ${name}  ${from} → ${to}`),
    ...codemods.map((codemod) => `Codemod of ${codemod.name} ${codemod.version}: ${end(codemod)}`),
    ...changes.flatMap(({ name, version, text }) => ['', `${name} ${version}`, '', text]),
    ...(dryRun ? [] : ['', 'Run the checks and the tests of the section, and commit the result.']),
  ];
}

function end({ name, version, files, failure }: RanCodemod): string {
  if (failure === undefined) return files.length === 0 ? 'nothing to change' : files.join(', ');
  return `failed: ${failure}. Make its change by hand: node_modules/${name}/codemods/${version}.js`;
}
