import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { expect, it } from 'vitest';
import { createProgram } from './create-program.ts';

const repository = resolve(import.meta.dirname, '../../../..');
const documents = globSync(['*.md', 'docs/**/*.md', '{host,remotes,shared,services}/*/README.md'], {
  cwd: repository,
});

const program = createProgram({
  variables: {},
  write: () => undefined,
  writeError: () => undefined,
  showProgress: () => undefined,
  exit: () => undefined,
  now: () => new Date(),
});

/** The words after `pazar` in inline code and in lines of blocks: `pnpm pazar status catalog`. */
const commandsIn = (text: string) =>
  [...text.matchAll(/(?:^|`|\$ |pnpm (?:exec )?)pazar ([^`\n]*)/gm)].map(([, words = '']) => words);

const optionsOf = (command: Command): string[] =>
  command.options.flatMap(({ long, short }) => [long ?? '', short ?? '']);

/** What of a command does not exist; null when all of it does. */
function faultOf(words: readonly string[]): string | null {
  const verb = words.find((word) => /^[a-z]+$/.test(word));
  const path = words.slice(words.indexOf(verb ?? '')).reduce<Command[]>((found, word) => {
    const next = (found.at(-1) ?? program).commands.find((command) => command.name() === word);
    return next === undefined ? found : [...found, next];
  }, []);
  if (verb !== undefined && path.length === 0) return `the verb ${verb}`;
  const known = ['--help', ...[program, ...path].flatMap(optionsOf)];
  const wrong = words
    .filter((word) => /^--?[a-z]/.test(word))
    .find((word) => !known.includes(word.split('=')[0] ?? ''));
  return wrong === undefined ? null : `the option ${wrong}`;
}

it.each([
  ['statsu catalog', 'the verb statsu'],
  ['status catalog --wacht', 'the option --wacht'],
])('a document that says "pazar %s" names a thing that does not exist', (words, fault) => {
  expect(faultOf(words.split(' '))).toBe(fault);
});

it.each(['--token-file team.token status', 'keys add --help', '<verb> --help'])(
  'a document may say "pazar %s"',
  (words) => {
    expect(faultOf(words.split(' '))).toBeNull();
  },
);

it('documents name verbs and options of pazar that exist', () => {
  const commands = documents.flatMap((document) =>
    commandsIn(readFileSync(join(repository, document), 'utf8')).map((words) => ({
      document,
      words,
    })),
  );
  expect(commands.length).toBeGreaterThan(60);
  const faults = commands.flatMap(({ document, words }) => {
    const fault = faultOf(words.replaceAll(/"[^"]*"/g, 'text').split(/\s+/));
    return fault === null ? [] : [`${document}: ${fault} of "pazar ${words}" does not exist`];
  });
  expect(faults).toEqual([]);
});
