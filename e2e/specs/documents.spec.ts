import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyCheckout } from '../system/checkout-copy.ts';
import { type CommandBlock, commandBlocks } from '../system/document-blocks.ts';
import { runLocally } from '../system/local-command.ts';
import { repository } from '../system/repository.ts';
import { runCommand } from '../system/run-command.ts';
import { expect, test } from '@playwright/test';

const blocks = commandBlocks();
const place = ({ document, line }: CommandBlock) => `${document}:${line}`;

/** The guides whose `console` blocks `guides.test.ts` of the registry runs, with their outputs. */
const withOutputs = ['docs/guides/operators.md', 'docs/guides/publish-a-remote.md'];

/** The word of a command that a test of it must name: `new-remote`, `publish`, `start`. */
function verbOf(command: string): string {
  const words = command
    .replace(/^(?:export )?(?:[A-Z_]+=\S+ ?)*/, '')
    .split(' ')
    .filter((word) => !/^(?:npm|pnpm|run|exec|pazar|--filter|@pazar\/\S+)$/.test(word));
  return words[0] ?? '';
}

test('every command in a document is run by a test, or the document says what a test lacks', async () => {
  expect(blocks.length).toBeGreaterThan(10);
  const faults = await Promise.all(
    blocks.map(async (each) => {
      if (each.notRun !== null) return each.notRun.length < 20 ? [`${place(each)}: why not?`] : [];
      if (each.language === 'console') {
        return withOutputs.includes(each.document) ? [] : [`${place(each)}: write sh`];
      }
      if (each.runBy === null) return [];
      if (!existsSync(join(repository, each.runBy))) return [`${place(each)}: no ${each.runBy}`];
      const source = await readFile(join(repository, each.runBy), 'utf8');
      return each.commands
        .filter((command) => !source.includes(verbOf(command)))
        .map((command) => `${place(each)}: ${each.runBy} does not run ${command}`);
    }),
  );
  expect(faults.flat()).toEqual([]);
});

/** They start the system and remove its state: before and after all others. */
const outside = ['npm start', 'npm run reset'];

/** What the reader of a guide has done before building: a change of the section. */
async function changeCatalog(checkout: string, title: string): Promise<void> {
  const file = join(checkout, 'remotes/catalog/assets/localization/en.json');
  const texts = await readFile(file, 'utf8');
  expect(texts).toContain('"product.title"');
  await writeFile(file, texts.replace(/("product.title": )"[^"]*"/, `$1"${title}"`));
}

test('npm start, every other command of the documents in their order, and npm run reset', async () => {
  test.setTimeout(240_000);
  const checkout = await copyCheckout();
  const system = await runLocally({
    words: ['npm', 'start'],
    checkout,
    readyText: 'Pazar is at http://127.0.0.1:',
  });
  try {
    const page = await fetch(`${system.address}/`);
    expect(page.status).toBe(200);
    const mine = blocks.filter(
      ({ runBy, notRun, language }) => runBy === null && notRun === null && language !== 'console',
    );
    for (const each of mine) {
      for (const command of each.commands.filter((line) => !outside.includes(line))) {
        await test.step(`${place(each)}: ${command}`, async () => {
          if (/ build$|--build/.test(command)) await changeCatalog(checkout, place(each));
          await runCommand(checkout, ['sh', '-c', command], system.variables);
        });
      }
    }
    const all = mine.flatMap(({ commands }) => commands);
    expect(all).toEqual(expect.arrayContaining([...outside, 'pnpm pazar status catalog']));

    await system.stop();
    expect(existsSync(join(system.home, 'releases'))).toBe(true);
    await runCommand(checkout, ['npm', 'run', 'reset'], system.variables);
    expect(existsSync(join(system.home, 'releases'))).toBe(false);
  } finally {
    await system.close();
    await rm(checkout, { recursive: true });
  }
});
