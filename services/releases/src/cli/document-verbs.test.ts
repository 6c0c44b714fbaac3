import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { commandFault } from '../testing/command-fault.ts';
import { openOfflineProgram } from '../testing/offline-program.ts';

const repository = resolve(import.meta.dirname, '../../../..');
const documents = globSync('**/*.md', {
  cwd: repository,
  exclude: ['**/node_modules', '**/dist', '**/.*', 'test-results'],
});

const { program } = openOfflineProgram();

/** The words after `pazar` in inline code and in lines of blocks: `pnpm pazar status catalog`. */
const commandsIn = (text: string) =>
  [...text.matchAll(/(?:^|`|\$ |pnpm (?:-\S+ )*(?:exec )?)pazar ([^`\n]*)/gm)].map(
    ([, words = '']) => words,
  );

it.each([
  ['statsu catalog', 'the verb statsu'],
  ['keys ad', 'the verb ad'],
  ['plan promot catalog latest', 'the verb promot'],
  ['status catalog --wacht', 'the option --wacht'],
  ['keys add --percent 10', 'the option --percent'],
])('a document that says "pazar %s" names a thing that does not exist', (words, fault) => {
  expect(commandFault(program, words)).toBe(fault);
});

it.each([
  '--token-file team.token status',
  'keys add --help',
  'keys',
  '<verb> --help',
  'plan <verb>',
  'rollback catalog --reason "the text --wrong is shown"',
  'status | grep -v healthy',
])('a document may say "pazar %s"', (words) => {
  expect(commandFault(program, words)).toBeNull();
});

it('documents name verbs and options of pazar that exist', () => {
  expect(documents).toContain('services/api/src/seed/pictures/README.md');
  const commands = documents.flatMap((document) =>
    commandsIn(readFileSync(join(repository, document), 'utf8')).map((words) => ({
      document,
      words,
    })),
  );
  expect(commands.length).toBeGreaterThan(60);
  const faults = commands.flatMap(({ document, words }) => {
    const fault = commandFault(program, words);
    return fault === null ? [] : [`${document}: ${fault} of "pazar ${words}" does not exist`];
  });
  expect(faults).toEqual([]);
});
