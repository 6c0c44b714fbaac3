import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from '@pazar/contracts/schema';
import { repository } from '../system/repository.ts';

const packageSchema = z.object({ version: z.string() });

export interface MeasuredRatios {
  /** How many visits each ratio is the median of. */
  readonly runs: number;
  /** Each figure with its ratio, in the order of the columns. */
  readonly ratios: readonly (readonly [figure: string, ratio: number])[];
}

/**
 * Appends the ratios of one run to a history, as a line of comma-separated values with the day, the version and the
 * commit. A file that is not there begins with the names of the columns.
 */
export function appendHistory(file: string, { runs, ratios }: MeasuredRatios): void {
  const text = readFileSync(join(repository, 'package.json'), 'utf8');
  const { version } = packageSchema.parse(JSON.parse(text));
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: repository });
  const day = new Date().toISOString().slice(0, 10);
  if (!existsSync(file)) {
    const figures = ratios.map(([figure]) => figure);
    appendFileSync(file, `${['day', 'version', 'commit', 'runs', ...figures].join(',')}\n`);
  }
  const values = ratios.map(([, ratio]) => ratio.toFixed(2));
  appendFileSync(file, `${[day, version, commit.toString().trim(), runs, ...values].join(',')}\n`);
}
