import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { commandGate } from './command-gate.ts';
import { findMissingCommands } from './document-commands.ts';

const packages = [
  { name: 'pazar', scripts: new Set(['start', 'test', 'dev', 'check']) },
  { name: '@pazar/api', scripts: new Set(['bench']) },
];
const known = {
  packages,
  programs: new Set(['vitest']),
  variables: new Set(['PAZAR_HOME', 'PAZAR_CONTROLLER_INTERVAL']),
};
const findIn = (...lines: string[]) => findMissingCommands('docs/a.md', lines.join('\n'), known);

describe('A document that names a command or a variable that does not exist', () => {
  it.each([
    ['Run `npm run verify`.', 'the script "verify"'],
    ['Run `npm bench`.', 'the command "npm bench"'],
    ['Run `pnpm verify --all`.', 'the command "pnpm verify"'],
    ['Run `PAZAR_HOME=here pnpm verify`.', 'the command "pnpm verify"'],
    ['Run `pnpm --filter @pazar/edge bench`.', 'the package "@pazar/edge"'],
    ['Run `pnpm --filter @pazar/api run seed`.', 'the script "seed" of @pazar/api'],
    ['Run `pnpm --silent pazzar status`.', 'the command "pnpm pazzar"'],
    ['Run `pnpm -C e2e run --silent verify`.', 'the script "verify"'],
    ['Run `pnpm --silent --filter=@pazar/api seed`.', 'the script "seed" of @pazar/api'],
    ['Run `npm --silent run verify`.', 'the script "verify"'],
    ['Run `cd docs && pnpm verify`.', 'the command "pnpm verify"'],
    ['Set `PAZAR_HOUSE`.', 'the variable "PAZAR_HOUSE"'],
  ])('is found: %s', (line, complaint) => {
    expect(findIn('# Title', line)).toEqual([`docs/a.md:2: ${complaint} does not exist`]);
  });

  it.each(['sh', 'bash', 'shell', 'console'])('is found in a block of %s', (language) => {
    expect(findIn(`\`\`\`${language}`, '$ pnpm verify', '```')).toEqual([
      'docs/a.md:2: the command "pnpm verify" does not exist',
    ]);
  });
});

describe('A document that names what exists', () => {
  it.each([
    'Run `npm start`, `npm test` or `npm run dev -- catalog`.',
    'Run `pnpm check --changed`, `pnpm install` or `pnpm vitest run`.',
    'Run `pnpm --silent -C e2e check` or `pnpm --version`.',
    'Run `PAZAR_HOME=here pnpm --filter @pazar/api bench`.',
    'Build `pnpm --filter @pazar/remote-<name> build`.',
    'Set `PAZAR_HOME`, or one of `PAZAR_CONTROLLER_*`.',
    'The words pnpm verify without backticks are words.',
  ])('has no finding: %s', (line) => {
    expect(findIn(line)).toEqual([]);
  });

  it('may build the remote that it has its reader make', () => {
    expect(
      findIn('`pnpm dev`, `new-remote orders`', '`pnpm --filter @pazar/remote-orders build`'),
    ).toEqual([]);
  });
});

describe('The gate of commands', () => {
  it('reads the packages, sources and documents of a folder', async () => {
    const root = temporaryFolder({
      'package.json': JSON.stringify({ name: 'pazar', scripts: { start: 'node .' } }),
      'README.md': 'Run `npm start`, then `npm run stop`.',
      'docs/reference/configuration.md': '| `PAZAR_HOME` | state |',
      'src/home.ts': "process.env['PAZAR_HOME'] ?? process.env['PAZAR_CELLAR']",
    });
    const { ok, output } = await commandGate(root).run();
    expect(ok).toBe(false);
    expect(output.split('\n')).toEqual([
      'README.md:1: the script "stop" does not exist',
      'PAZAR_CELLAR is read, and no table of docs/reference/configuration.md explains it',
    ]);
  });
});
