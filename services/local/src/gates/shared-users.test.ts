import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../command/paths.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const manifest = (name: string, rest: object = {}) =>
  JSON.stringify({ name, version: '1.0.0', private: true, type: 'module', ...rest });

/** A workspace in small: one export of `shared` for each kind of user, or none. */
const files = {
  'package.json': manifest('root', { workspaces: ['host', 'remotes/*', 'shared/*'] }),
  'host/package.json': manifest('host', { dependencies: { '@pazar/format': '1.0.0' } }),
  'host/src/main.ts': "import { used } from '@pazar/format/used';\nused();\n",
  'remotes/a/package.json': manifest('a', { dependencies: { '@pazar/ui': '1.0.0' } }),
  'remotes/a/src/section.tsx':
    "export const page = () => import('@pazar/ui/page').then(({ Page }) => Page);\n",
  'shared/format/package.json': manifest('@pazar/format', {
    exports: { './*': './src/*.ts' },
    devDependencies: { vitest: '1.0.0' },
  }),
  'shared/format/src/used.ts':
    'export const used = () => 1;\nexport const unusedBesideIt = () => 2;\n',
  'shared/format/src/tested.ts': 'export const onlyTested = () => 3;\n',
  'shared/format/src/tested.test.ts':
    "import { it } from 'vitest';\nimport { onlyTested } from './tested.ts';\nit('is', onlyTested);\n",
  'shared/format/vitest.config.ts': 'export default {};\n',
  'shared/ui/package.json': manifest('@pazar/ui', {
    exports: { './page': './src/page.tsx', './tabs': './src/tabs.tsx' },
  }),
  'shared/ui/src/page.tsx': "import { part } from './part.ts';\nexport const Page = part;\n",
  'shared/ui/src/part.ts': 'export const part = () => null;\n',
  'shared/ui/src/tabs.tsx': 'export const OnlyInGallery = () => null;\n',
  'shared/ui/gallery/src/main.tsx':
    "import { OnlyInGallery } from '../../src/tabs.tsx';\nOnlyInGallery();\n",
};

it('Shared code that only tests or the gallery use is dead, and only that', async () => {
  const root = temporaryFolder(files);
  copyFileSync(path.join(repositoryRoot, 'knip.shared.json'), path.join(root, 'knip.json'));
  const { stdout, exitCode } = await execa(
    'knip',
    ['--production', '--include', 'exports', '--no-config-hints', '--reporter', 'compact'],
    { cwd: root, preferLocal: true, localDir: repositoryRoot, reject: false },
  );
  expect(stdout.split('\n').slice(1)).toEqual([
    'shared/format/src/tested.ts: onlyTested',
    'shared/format/src/used.ts: unusedBesideIt',
    'shared/ui/src/tabs.tsx: OnlyInGallery',
  ]);
  expect(exitCode).toBe(1);
});
