import { createRequire } from 'node:module';
import path from 'node:path';
import { execa } from 'execa';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { repositoryRoot } from '../command/paths.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { workspacePackages } from './workspace-packages.ts';
import {
  importsOf,
  installedLibraries,
  libraries,
  ownedLibraryImports,
} from '../fixtures/libraries.ts';
import {
  apiFiles,
  filesInOrder,
  folderImports,
  hostFile,
  hostRows,
  listFile,
  listFolders,
  localFile,
  localFolders,
  releasesFile,
  releasesFolders,
} from '../fixtures/ordered-folders.ts';
import { sectionFiles, sectionImports } from '../fixtures/section-package.ts';

const resultSchema = z.object({
  summary: z.object({
    violations: z.array(
      z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) }),
    ),
  }),
});

const configSchema = z.object({ forbidden: z.array(z.object({ name: z.string() })) });

const manifest = (name: string, rest: object = {}) =>
  JSON.stringify({ name, type: 'module', exports: { './*': './src/*.ts' }, ...rest });

/** The API's domains, each with another one that it may not import from there. */
const strangers = {
  account: 'products',
  dashboard: 'management',
  images: 'products',
  imports: 'promotions',
  locations: 'products',
  management: 'stock',
  notifications: 'stock',
  produce: 'products',
  products: 'produce',
  promotions: 'products',
  reference: 'management',
  samples: 'promotions',
  stock: 'products',
};

/** A workspace in small, in which nothing is wrong. */
const soundTree = {
  'host/package.json': manifest('host', { dependencies: { react: '1.0.0', ...libraries } }),
  'host/src/core/http/client.ts': importsOf('axios'),
  'host/src/core/builds/runtime.ts': importsOf('@module-federation/runtime', 'i18next'),
  'host/src/view/page/link.tsx': importsOf(
    'react-router-dom',
    'react-i18next',
    'react-toastify',
    'zustand',
  ),
  'host/src/main.ts': "import '../../node_modules/shell/src/session.ts'; import './boot/one.ts';",
  'host/src/boot/one.ts': "import '../view/one.ts';",
  'host/src/view/one.ts': "import '../host-services.ts';",
  'host/src/host-services.ts': "import './core/one.ts';",
  'host/src/early/one.ts': "import '../worker/one.ts';",
  'host/src/worker/one.ts': "import '../core/one.ts';",
  'host/src/core/one.ts': 'export const one = 1;',
  ...Object.fromEntries(
    (['view', 'core'] as const).flatMap((row) =>
      hostRows[row].map((folder, index) => {
        const next = hostRows[row][index + 1];
        const content = next === undefined ? '' : `import '../${next}/one.ts';`;
        return [hostFile(row, folder), `${content}export const one = 1;`];
      }),
    ),
  ),
  'remotes/catalog/package.json': manifest('catalog', { dependencies: libraries }),
  'remotes/catalog/src/section.tsx': "import './routes.tsx';",
  'remotes/catalog/src/routes.tsx': "import './pages/list-page.tsx';",
  'remotes/catalog/src/pages/list-page.tsx': "import '../components/table.tsx';",
  'remotes/catalog/src/pages/edit-page.tsx': 'export const Edit = () => <p>edit</p>;',
  'remotes/catalog/src/components/table.tsx': "import '../api/product-queries.ts';",
  'remotes/catalog/src/api/product-queries.ts':
    "import type { Product } from '../model/product.ts';",
  'remotes/catalog/src/model/product.ts': 'export interface Product { name: string }',
  'remotes/account/package.json': manifest('account'),
  'remotes/account/src/section.tsx': 'export const section = 1;',
  'services/api/package.json': manifest('api', { dependencies: { 'drizzle-orm': '1.0.0' } }),
  'services/api/src/database/drizzle.ts': "export { sql } from 'drizzle-orm';",
  ...apiFiles,
  'services/api/demo-identity/open-demo-identity.ts': 'export const open = 1;',
  'services/api/src/http/answers.ts': 'export const answers = 1;',
  'services/api/src/records/audit.ts': "import '../database/drizzle.ts';",
  ...Object.fromEntries(
    Object.keys(strangers).flatMap((domain) => [
      [`services/api/src/${domain}/rules.ts`, "import '../records/audit.ts';"],
      [`services/api/src/${domain}/rule-routes.ts`, "import '../http/answers.ts';"],
    ]),
  ),
  'services/edge/package.json': manifest('edge'),
  'services/edge/src/server.ts': 'export const server = 1;',
  'services/local/package.json': manifest('local'),
  ...filesInOrder(localFolders, localFile),
  'services/releases/package.json': manifest('releases'),
  ...filesInOrder(releasesFolders, releasesFile),
  'e2e/package.json': manifest('e2e'),
  'e2e/start.spec.ts': 'export const spec = 1;',
  ...Object.fromEntries(
    'contracts format geography shell ui section testing build service create-remote'
      .split(' ')
      .flatMap((name) => [
        [
          `shared/${name}/package.json`,
          manifest(name, { dependencies: libraries, devDependencies: { tool: '1.0.0' } }),
        ],
        [`shared/${name}/src/one.ts`, 'export const one = 1;'],
      ]),
  ),
  'shared/ui/src/icon.ts': importsOf('lucide', 'zustand'),
  'shared/ui/src/link.test.tsx': importsOf('react-router-dom'),
  'shared/shell/src/instances.ts': importsOf('axios', 'i18next', 'zustand'),
  'remotes/catalog/src/model/shared.ts': importsOf('axios', 'react-router-dom', 'zustand'),
  'shared/build/src/preset.ts': importsOf('@module-federation/runtime'),
  ...sectionFiles,
  ...filesInOrder(listFolders, listFile),
  ...installedLibraries,
  'node_modules/shell/package.json': manifest('shell'),
  'node_modules/shell/src/session.ts': 'export const session = 1;',
  'node_modules/tool/package.json': JSON.stringify({ name: 'tool', main: 'index.js' }),
  'node_modules/tool/index.js': '',
  'node_modules/react/package.json': JSON.stringify({ name: 'react', main: 'index.js' }),
  'node_modules/react/index.js': '',
  'node_modules/drizzle-orm/package.json': JSON.stringify({
    name: 'drizzle-orm',
    main: 'index.js',
  }),
  'node_modules/drizzle-orm/index.js': '',
} satisfies Record<string, string>;

const config = path.join(repositoryRoot, '.dependency-cruiser.cjs');

function ruleNames(): string[] {
  const loaded: unknown = createRequire(import.meta.url)(config);
  const { forbidden: rules } = configSchema.parse(loaded);
  return rules.map(({ name }) => name);
}

async function violationsIn(changes: Record<string, string>): Promise<string[]> {
  const folder = temporaryFolder({ ...soundTree, ...changes });
  const { stdout } = await execa(
    'depcruise',
    ['--config', config, '--output-type', 'json', ...workspacePackages(folder)],
    { cwd: folder, preferLocal: true, localDir: repositoryRoot, reject: false },
  );
  const { violations } = resultSchema.parse(JSON.parse(stdout)).summary;
  return violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`);
}

/** Rule, importing file, text of the import. Together they are one tree that breaks every rule. */
const forbidden: [string, string, string][] = [
  ['remote-never-outward', 'remotes/catalog/src/section.tsx', '../../../host/src/main.ts'],
  [
    'remote-never-outward',
    'remotes/catalog/src/section.tsx',
    '../../../services/api/src/server.ts',
  ],
  [
    'remote-never-another-remote',
    'remotes/catalog/src/section.tsx',
    '../../account/src/section.tsx',
  ],
  ...ownedLibraryImports,
  ['host-core-never-react', 'host/src/core/clock/one.ts', 'react'],
  ['host-never-outward', 'host/src/main.ts', '../../remotes/catalog/src/section.tsx'],
  ['shared-never-outward', 'shared/shell/src/one.ts', '../../../host/src/main.ts'],
  ['service-never-outward', 'services/api/src/server.ts', '../../../host/src/main.ts'],
  [
    'service-never-another-service',
    'services/api/src/server.ts',
    '../../releases/src/domain/one.ts',
  ],
  ['edge-only-in-dev-shell', 'services/api/src/server.ts', '../../edge/src/server.ts'],
  ['service-only-platform-free', 'services/api/src/server.ts', '../../../shared/ui/src/one.ts'],
  ['service-drizzle-in-one-file', 'services/api/src/server.ts', 'drizzle-orm'],
  ['api-domain-never-http', 'services/api/src/products/rules.ts', '../http/answers.ts'],
  ['api-domain-never-http', 'services/api/src/products/rules.ts', './rule-routes.ts'],
  ['api-domain-never-http', 'services/api/src/records/audit.ts', '../http/answers.ts'],
  [
    'api-never-demo-identity',
    'services/api/src/server.ts',
    '../demo-identity/open-demo-identity.ts',
  ],
  ...Object.entries(strangers).map(([domain, stranger]): [string, string, string] => [
    `api-${domain}-by-doors`,
    `services/api/src/${domain}/rules.ts`,
    `../${stranger}/rules.ts`,
  ]),
  ['e2e-never-outward', 'e2e/start.spec.ts', '../services/api/src/server.ts'],
  ['e2e-only-contracts', 'e2e/start.spec.ts', '../shared/ui/src/one.ts'],
  ['shared-contracts-layer', 'shared/contracts/src/api/one.ts', '../../../format/src/one.ts'],
  ['shared-format-layer', 'shared/format/src/one.ts', '../../contracts/src/one.ts'],
  ['shared-geography-layer', 'shared/geography/src/one.ts', '../../format/src/one.ts'],
  ['shared-shell-layer', 'shared/shell/src/one.ts', '../../ui/src/one.ts'],
  ['shared-ui-layer', 'shared/ui/src/one.ts', '../../section/src/one.ts'],
  ['shared-section-layer', 'shared/section/src/one.ts', '../../testing/src/one.ts'],
  ['shared-testing-layer', 'shared/testing/src/one.ts', '../../build/src/one.ts'],
  ['shared-build-layer', 'shared/build/src/one.ts', '../../ui/src/one.ts'],
  ['shared-service-layer', 'shared/service/src/one.ts', '../../format/src/one.ts'],
  ['shared-create-remote-layer', 'shared/create-remote/src/one.ts', '../../format/src/one.ts'],
  ['service-kit-for-services', 'host/src/main.ts', '../../shared/service/src/one.ts'],
  ['contracts-zod-only', 'shared/contracts/src/api/one.ts', 'node:fs'],
  ['format-and-geography-pure', 'shared/format/src/one.ts', 'node:fs'],
  ['format-and-geography-pure', 'shared/geography/src/one.ts', 'node:fs'],
  ['shared-by-package-name', 'host/src/main.ts', '../../shared/ui/src/one.ts'],
  ['shared-by-package-name', 'shared/ui/src/one.ts', '../../shell/src/one.ts'],
  ['browser-source-never-tooling', 'host/src/main.ts', '../../shared/testing/src/one.ts'],
  [
    'browser-source-never-tooling',
    'remotes/catalog/src/section.tsx',
    '../../../shared/build/src/one.ts',
  ],
  ['tests-never-build', 'remotes/catalog/src/section.test.tsx', '../../../shared/build/src/one.ts'],
  ['remote-routes-only-to-its-right', 'remotes/catalog/src/routes.tsx', './section.tsx'],
  ['remote-pages-only-to-its-right', 'remotes/catalog/src/pages/edit-page.tsx', '../routes.tsx'],
  [
    'remote-components-only-to-its-right',
    'remotes/catalog/src/components/table.tsx',
    '../pages/edit-page.tsx',
  ],
  [
    'remote-api-only-to-its-right',
    'remotes/catalog/src/api/product-queries.ts',
    '../components/table.tsx',
  ],
  [
    'remote-model-only-to-its-right',
    'remotes/catalog/src/model/product.ts',
    '../api/product-queries.ts',
  ],
  ['remote-pages-never-pages', 'remotes/catalog/src/pages/list-page.tsx', './edit-page.tsx'],
  ...folderImports,
  ...sectionImports,
  ['no-cycle', 'services/api/src/server.ts', './server.ts'],
  ['no-unresolvable', 'services/api/src/server.ts', './absent.ts'],
  ['no-unresolvable', 'services/api/src/server.ts', 'undeclared-and-absent'],
  ['no-undeclared-dependency', 'services/api/src/server.ts', 'tool'],
  ['no-development-dependency-in-source', 'shared/ui/src/one.ts', 'tool'],
];

function resolve(from: string, target: string): string {
  if (`node_modules/${target}/index.js` in soundTree) return `node_modules/${target}/index.js`;
  if (!target.startsWith('.')) return target.replace('node:', '');
  return path.posix.join(path.posix.dirname(from), target);
}

/** The sound tree with every forbidden import added to the file that may not have it. */
function unsoundTree(): Record<string, string> {
  const tree: Record<string, string> = { ...soundTree };
  for (const [, from, target] of forbidden) tree[from] = `${tree[from] ?? ''}\nimport '${target}';`;
  return tree;
}

describe('Import graph', () => {
  it('finds nothing in a sound tree', async () => {
    await expect(violationsIn({})).resolves.toEqual([]);
  });

  describe('of a tree in which everything is wrong', () => {
    let violations: string[];
    beforeAll(async () => {
      violations = await violationsIn(unsoundTree());
    });

    it.each(forbidden)('has the finding %s: %s imports %s', (rule, from, target) => {
      const found = target === './absent.ts' ? target : resolve(from, target);
      expect(violations).toContain(`${rule}: ${from} → ${found}`);
    });
  });

  it('has a test for every rule', () => {
    const tested = new Set(forbidden.map(([rule]) => rule));

    expect([...tested].toSorted()).toEqual(ruleNames().toSorted());
  });
});
