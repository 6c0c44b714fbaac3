import { seconds } from '../command/progress.ts';
import type { FileTime } from './gate.ts';
import type { GateRun } from './run-gates.ts';

/** Number of the slowest files in the table. */
const slowest = 10;

/** One row: a name, a time in milliseconds, a number of tests or nothing. */
type Row = readonly [name: string, milliseconds: number, tests: number | null];

/**
 * Where the time of a run went, as lines: by gate, by package and by test file. Two files run at
 * once, so the times of packages and files add up to more than the time of their gate.
 */
export function timeTable(runs: readonly GateRun[]): string[] {
  const gates = runs.map(({ name, milliseconds, outcome }): Row => [
    name,
    milliseconds,
    outcome.tests === undefined ? null : outcome.tests.passed + outcome.tests.failed,
  ]);
  const files = runs.flatMap(({ outcome }) => outcome.files ?? []);
  if (files.length === 0) return linesOf('Time by gate', gates);
  return [
    ...linesOf('Time by gate', gates),
    ...linesOf('Time in test files by package', packageRows(files)),
    ...linesOf('The slowest test files', slowestFirst(files.map(rowOf)).slice(0, slowest)),
  ];
}

const rowOf = ({ file, milliseconds, tests }: FileTime): Row => [file, milliseconds, tests];

const slowestFirst = (rows: readonly Row[]) => rows.toSorted(([, one], [, other]) => other - one);

function packageRows(files: readonly FileTime[]): Row[] {
  const byPackage = Map.groupBy(files, ({ file }) => packageOf(file));
  const rows = [...byPackage].map(([name, own]): Row => [
    name,
    own.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    own.reduce((sum, { tests }) => sum + tests, 0),
  ]);
  return slowestFirst(rows);
}

/** `host` and `e2e` are packages; the other folders at the top hold one package in each folder. */
function packageOf(file: string): string {
  const [top = '', name = ''] = file.split('/');
  return ['host', 'e2e'].includes(top) ? top : `${top}/${name}`;
}

function linesOf(title: string, rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return [
    '',
    title,
    ...rows.map(([name, milliseconds, tests]) => {
      const count = tests === null ? '' : `${tests} tests`;
      return `  ${name.padEnd(width)} ${seconds(milliseconds).padStart(9)} ${count.padStart(11)}`.trimEnd();
    }),
  ];
}
