import { constants } from 'node:os';
import { parseArgs } from 'node:util';
import { failStart, StartProblem } from './start-problem.ts';

/** A number that a script accepts. */
interface Size {
  about: string;
  /** Its value when nobody gives one. */
  full: number;
  /** Its value with `--smallest`. */
  smallest: number;
  /** A length, such as seconds, and not a count: parts of one are accepted. */
  hasParts?: boolean;
}

/** A text that a script accepts. */
interface Word {
  about: string;
  /** Its value when nobody gives one. */
  usual: string;
}

/** The command line of a script that the tests start in a smallest form: a benchmark, a proof, pictures. */
export interface ScriptCommand<SizeName extends string, WordName extends string> {
  /** As a reader types it: `pnpm --filter @pazar/api bench`. */
  command: string;
  /** What it does, prints and judges. */
  about: string;
  /** Its options with numbers above 0. */
  sizes: Readonly<Record<SizeName, Size>>;
  words?: Readonly<Record<WordName, Word>>;
}

/** The options that a script was started with. */
export type ScriptOptions<SizeName extends string, WordName extends string> = Record<
  SizeName,
  number
> &
  Record<WordName, string> & {
    /** Every step is done, on little data, and no time is judged. */
    isSmallest: boolean;
  };

const smallestHelp = 'does every step with little data, judges no time';

/**
 * The options of a script. Each such script accepts `--smallest`, with which the tests start it.
 * Prints the help for `--help`, and what is wrong with an option, and ends the process. From then on
 * what the script starts (`startChild`) ends with it on SIGINT and SIGTERM too.
 *
 * @param typed the words of the command line, after the name of the file
 */
export function readScriptOptions<SizeName extends string, WordName extends string = never>(
  command: ScriptCommand<SizeName, WordName>,
  typed: readonly string[] = process.argv.slice(2),
): ScriptOptions<SizeName, WordName> {
  try {
    const options = parseScriptOptions(command, typed);
    if (options !== null) {
      exitOnSignals();
      return options;
    }
  } catch (error) {
    failStart(error);
  }
  process.stdout.write(helpOf(command));
  process.exit();
}

/** A signal itself would end this process without the `exit` event, on which its children end. */
function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
}

/**
 * @returns null when help is asked for
 *
 * @throws StartProblem that names the wrong option
 */
export function parseScriptOptions<SizeName extends string, WordName extends string = never>(
  command: ScriptCommand<SizeName, WordName>,
  typed: readonly string[],
): ScriptOptions<SizeName, WordName> | null {
  const values = parseTyped(command, typed);
  if (values['help'] === true) return null;
  const isSmallest = values['smallest'] === true;
  const sizes = Object.entries<Size>(command.sizes).map(([name, size]) => [
    name,
    readSize(name, values[name] ?? (isSmallest ? size.smallest : size.full), size),
  ]);
  const words = wordsOf(command).map(([name, { usual }]) => [name, values[name] ?? usual]);
  // Made of exactly the names of the command.
  return Object.fromEntries([...sizes, ...words, ['isSmallest', isSmallest]]) as ScriptOptions<
    SizeName,
    WordName
  >;
}

type AnyCommand = ScriptCommand<string, string>;

const wordsOf = ({ words = {} }: AnyCommand) => Object.entries(words);

function parseTyped(command: AnyCommand, typed: readonly string[]) {
  const names = [...Object.keys(command.sizes), ...wordsOf(command).map(([name]) => name)];
  const options: Record<string, { type: 'string' | 'boolean' }> = {
    ...Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
    smallest: { type: 'boolean' },
    help: { type: 'boolean' },
  };
  try {
    return parseArgs({ args: [...typed], options }).values;
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new StartProblem(`${problem}\n\n${helpOf(command)}`, { cause: error });
  }
}

function readSize(name: string, value: unknown, { hasParts = false }: Pick<Size, 'hasParts'>) {
  const number = Number(value);
  const isKind = hasParts ? Number.isFinite(number) : Number.isSafeInteger(number);
  if (number > 0 && isKind) return number;
  const kind = hasParts ? 'number' : 'whole number';
  throw new StartProblem(`--${name} must be a ${kind} above 0, not "${String(value)}".`);
}

function helpOf(command: AnyCommand): string {
  const sizes = Object.entries(command.sizes).map(([name, { about, full, smallest }]) => [
    `--${name} <number>`,
    `${about}: ${full}, in the smallest form ${smallest}`,
  ]);
  const words = wordsOf(command).map(([name, { about }]) => [`--${name} <text>`, about]);
  const rows = [...sizes, ...words, ['--smallest', smallestHelp], ['--help', 'prints this']];
  const width = Math.max(...rows.map(([option = '']) => option.length));
  const lines = rows.map(([option = '', about = '']) => `  ${option.padEnd(width)}  ${about}`);
  return `Usage: ${command.command} [options]\n\n${command.about}\n\n${lines.join('\n')}\n`;
}
