import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { commandFault } from '../testing/command-fault.ts';
import { openOfflineProgram } from '../testing/offline-program.ts';

/** The words that call each command, such as `tokens create`. */
function commandsBelow(parent: Command, words: readonly string[] = []): string[] {
  return parent.commands
    .filter((command) => command.name() !== 'complete')
    .flatMap((command) => {
      const own = [...words, command.name()];
      return [own.join(' '), ...commandsBelow(command, own)];
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
const verbs = commandsBelow(known);

describe('The help', () => {
  it.each(verbs)('of %s has an example', async (words) => {
    expect(examplesIn(await helpOf(words))).not.toEqual([]);
  });

  it('has no example with a verb or an option that does not exist', async () => {
    const helps = await Promise.all(verbs.map(helpOf));
    const examples = new Set(helps.flatMap(examplesIn));
    const wrong = [...examples].filter((words) => commandFault(known, words) !== null);
    expect(wrong).toEqual([]);
  });
});
