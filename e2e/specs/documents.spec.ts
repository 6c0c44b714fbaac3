import { existsSync, globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { copyCheckout } from '../system/checkout-copy.ts';
import { blocksIn, type CommandBlock, commandBlocks } from '../system/document-blocks.ts';
import { runLocally } from '../system/local-command.ts';
import { repository } from '../system/repository.ts';
import { runCommand } from '../system/run-command.ts';
import { expect, test } from '@playwright/test';

const blocks = commandBlocks();
const place = ({ document, line }: CommandBlock) => `${document}:${line}`;

/** The guides whose `console` blocks a test of the registry runs, with their outputs. */
const guides = 'services/releases/src/testing/executed-guides.ts';

test('every command in a document is run by a test, or the document says what a test lacks', async () => {
  expect(blocks.length).toBeGreaterThan(10);
  const read = (file: string) => readFile(join(repository, file), 'utf8');
  const withOutputs = await read(guides);
  const faultOf = async ({ document, language, runBy, notRun }: CommandBlock) => {
    if (notRun !== null) return notRun.length < 20 ? 'why is it not run?' : null;
    if (language === 'console') {
      return withOutputs.includes(`'${basename(document)}'`) ? null : `${guides} does not name it`;
    }
    if (runBy === null) return null;
    if (!existsSync(join(repository, runBy))) return `there is no ${runBy}`;
    const folder = runBy.replace(/[^/]+$/, '').replace('specs/', '');
    const sources = await Promise.all(
      globSync(`${folder}{specs,fixtures}/*.ts`, { cwd: repository }).map(read),
    );
    return sources.some((source) => source.includes(`blocksRunBy('${runBy}')`))
      ? null
      : `${runBy} does not run it`;
  };
  const faults = await Promise.all(
    blocks.map(async (each) => {
      const fault = await faultOf(each);
      return fault === null ? [] : [`${place(each)}: ${fault}`];
    }),
  );
  expect(faults.flat()).toEqual([]);
});

test('a block of commands is found wherever a document has it, with the marker above it', () => {
  const text = [
    '<!-- not run: it needs a printer -->',
    '',
    '```text',
    'no command',
    '```',
    '',
    '- in a list:',
    '',
    '  ```bash title',
    '  npm start   # comment',
    '  ```',
    '',
    '<!-- run by: e2e/specs/a.spec.ts -->',
    '',
    '```sh',
    'pnpm dev',
    '```',
  ];
  expect(blocksIn('a.md', text.join('\n'))).toMatchObject([
    { line: 9, language: 'bash', commands: ['npm start'], runBy: null, notRun: null },
    { line: 15, language: 'sh', commands: ['pnpm dev'], runBy: 'e2e/specs/a.spec.ts' },
  ]);
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
    // npm ends before the processes that it has started.
    await expect(() => runCommand(checkout, ['npm', 'run', 'reset'], system.variables)).toPass({
      timeout: 30_000,
    });
    expect(existsSync(join(system.home, 'releases'))).toBe(false);
  } finally {
    await system.close();
    await rm(checkout, { recursive: true });
  }
});
