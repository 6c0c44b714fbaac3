import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeRecord, type RecordWords } from './new-record/make-record.ts';

const help = `Usage: new-record <one> <many> --mk <word> --mk-many <words> [--to <folder>]

Makes a kind of record that agents own, such as: new-record supplier suppliers --mk Добавувач --mk-many добавувачи
It has a list, a file, histories, and it is created, changed, archived, deleted and imported. Its fields are a name,
contacts and notes until you give it others.

  <one>      small letters, as code and the audit name it
  <many>     small letters, as paths and its table name it
  --mk       the first in Macedonian, with a capital letter
  --mk-many  the second in Macedonian, as it is among other words
  --to       absolute path of another copy of the repository, in which it is made
  --help     prints this
`;

const repository = join(import.meta.dirname, '../../..');

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function readOptions() {
  const options = {
    mk: { type: 'string' },
    'mk-many': { type: 'string' },
    to: { type: 'string', default: repository },
    help: { type: 'boolean' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return { ...values, names: positionals };
  } catch (error) {
    throw new Error(`${messageOf(error)}\n\n${help}`, { cause: error });
  }
}

/** The words of the command line; null where it asks for help. */
function readWords(): { words: RecordWords; root: string } | null {
  const { names, mk, 'mk-many': manyMk, to, help: wantsHelp } = readOptions();
  if (wantsHelp === true) return null;
  const [one, many, ...others] = names;
  if (one === undefined || many === undefined || others.length > 0)
    throw new Error(`Give two names.\n\n${help}`);
  if (mk === undefined || manyMk === undefined)
    throw new Error(`Give --mk and --mk-many.\n\n${help}`);
  return { words: { one, many, oneMk: mk, manyMk }, root: resolve(to) };
}

/** Makes the record, and what commands make of it: the table, and the layout of its files. */
function make(root: string, words: RecordWords): void {
  const files = makeRecord(root, words);
  const run = (command: string, ...args: string[]) =>
    void execFileSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    run(process.execPath, join(root, 'services/api/src/database/describe-tables.ts'));
    run(join(repository, 'node_modules/.bin/oxfmt'), ...files);
  } catch (error) {
    const there = files.join('\n  ');
    throw new Error(
      `${messageOf(error)}\nBefore you try again, remove these files or restore them with git:\n  ${there}`,
      { cause: error },
    );
  }
  process.stdout.write(`These files have it:\n  ${files.join('\n  ')}

Add its routes to route-rules.ts and walk-rows.ts, which write down who may call them.
The page on which an account is closed lists what goes: add ${words.many} to closing-facts.tsx of the section "account".
`);
}

try {
  const given = readWords();
  if (given === null) process.stdout.write(help);
  else make(given.root, given.words);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
