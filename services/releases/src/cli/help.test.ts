import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { openOfflineProgram } from '../testing/offline-program.ts';

/** Every command with the words that call it, such as `tokens create`. */
function commandsBelow(parent: Command, words: readonly string[] = []): [string, Command][] {
  return parent.commands
    .filter((command) => command.name() !== 'complete')
    .flatMap((command) => {
      const own = [...words, command.name()];
      return [[own.join(' '), command] as [string, Command], ...commandsBelow(command, own)];
    });
}

async function helpOf(words: string): Promise<string> {
  const { program, printed } = openOfflineProgram();
  const asked = program.parseAsync([...words.split(' '), '--help'], { from: 'user' });
  await expect(asked).rejects.toMatchObject({ exitCode: 0 });
  return printed();
}

/** The words after `pazar` of each example, a continued line as one. */
function examplesIn(help: string): string[] {
  const joined = help.replaceAll(/\\\n\s*/g, '');
  return [...joined.matchAll(/^ +\$ (?:.*[\s(])?pazar (.*)$/gm)].map(([, words = '']) => words);
}

const { program: known } = openOfflineProgram();
const verbs = commandsBelow(known).map(([words]) => words);

describe('The help', () => {
  it.each(verbs)('of %s has an example', async (words) => {
    expect(examplesIn(await helpOf(words))).not.toEqual([]);
  });

  it('has no example with a verb or an option that does not exist', async () => {
    const helps = await Promise.all(verbs.map(helpOf));
    const examples = [...new Set(helps.flatMap(examplesIn))].filter((words) => words !== '');
    const wrong = examples.filter((example) => {
      const unquoted = example.replaceAll(/"[^"]*"/g, '""');
      const calls = commandsBelow(known).filter(([words]) =>
        `${unquoted} `.startsWith(`${words} `),
      );
      const command = calls.at(-1)?.[1];
      const options = [...(command?.options ?? []), ...known.options].map(({ long }) => long);
      const used = unquoted.match(/--[a-z-]+/g) ?? [];
      return command === undefined || used.some((option) => !options.includes(option));
    });
    expect(wrong).toEqual([]);
  });
});
