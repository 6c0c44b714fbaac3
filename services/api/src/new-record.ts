import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeRecord } from './new-record/make-record.ts';

const help = `Usage: new-record <one> <many> --mk <word> --mk-many <words>

Makes a kind of record that agents own, such as: new-record supplier suppliers --mk Добавувач --mk-many добавувачи
It has a list, a file, histories, and it is created, changed, archived, deleted and imported. Its fields are a name,
contacts and notes until you give it others.
`;

const { values, positionals } = parseArgs({
  options: {
    mk: { type: 'string', default: '' },
    'mk-many': { type: 'string', default: '' },
    help: { type: 'boolean' },
  },
  allowPositionals: true,
});
const [one, many, ...others] = positionals;
const root = join(import.meta.dirname, '../../..');

function make(words: Parameters<typeof makeRecord>[1]): void {
  const run = (...command: string[]) =>
    void execFileSync('pnpm', command, { cwd: root, stdio: 'inherit' });
  const files = makeRecord(root, words);
  run('--filter', '@pazar/api', 'describe-tables');
  run('exec', 'oxfmt', ...files);
  process.stdout.write(`\nThese files have it:\n  ${files.join('\n  ')}\n`);
}

if (values.help === true) process.stdout.write(help);
else if (one === undefined || many === undefined || others.length > 0) {
  process.stderr.write(help);
  process.exitCode = 1;
} else {
  try {
    make({ one, many, oneMk: values.mk, manyMk: values['mk-many'] });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
