import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { runCommand } from '../system/run-command.ts';
import { repository } from '../system/repository.ts';

const application = join(repository, 'e2e', 'bench', 'one-application');

/** An application and a host whose `builds/build.ts` it replaces; other names end like that one. */
const files = {
  'host/main.ts': [
    "import { name } from './builds/build.ts';",
    "import { loaded } from './load-build.ts';",
    "import { unsigned } from './builds/unsigned-build.ts';",
    'console.log(name, loaded, unsigned);',
  ].join('\n'),
  'host/builds/build.ts': "export const name = 'of the host';",
  'host/builds/unsigned-build.ts':
    "import { name } from './build.ts';\nexport const unsigned = ['kept, unsigned', name];",
  'host/load-build.ts': "export const loaded = 'kept, loaded';",
  'application/build.ts': "export const name = 'of the application';",
};

/** The configuration of the build, with the function that the application's own one uses. */
const configuration = (folder: string) =>
  [
    `import { replaceModules } from ${JSON.stringify(join(application, 'replace-modules.ts'))};`,
    `const replaced = replaceModules(${JSON.stringify(join(folder, 'host'))}, [`,
    `  { module: 'builds/build.ts', by: ${JSON.stringify(join(folder, 'application/build.ts'))} },`,
    ']);',
    'export default {',
    "  source: { entry: { index: './host/main.ts' } },",
    '  resolve: { alias: replaced.alias },',
    "  output: { filename: { js: 'index.js' }, distPath: { js: '' }, minify: false },",
    '  tools: { htmlPlugin: false, rspack: { plugins: [replaced.plugin] } },',
    '};',
  ].join('\n');

/** Builds the files, some of which have another text or, for null, are left out; returns the script. */
async function build(
  changed: Readonly<Record<string, string | null>> = {},
  configure = configuration,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pazar-replaced-'));
  const written = { ...files, 'rsbuild.config.ts': configure(folder), ...changed };
  try {
    for (const [file, text] of Object.entries(written)) {
      if (text === null) continue;
      await mkdir(join(folder, dirname(file)), { recursive: true });
      await writeFile(join(folder, file), text);
    }
    await runCommand(application, ['node_modules/.bin/rsbuild', 'build', '--root', folder]);
    return await readFile(join(folder, 'dist', 'index.js'), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

test.describe('The build of one application', () => {
  test('replaces a module however it is imported, and none whose name only ends the same', async () => {
    const script = await build();
    expect(script).toContain('of the application');
    expect(script).not.toContain('of the host');
    expect(script).toContain('kept, loaded');
    expect(script).toContain('kept, unsigned');
  });

  test('fails when a module that it replaces was moved or renamed', async () => {
    const moved = {
      'host/builds/build.ts': null,
      'host/builds/chosen-build.ts': files['host/builds/build.ts'],
    };
    await expect(build(moved)).rejects.toThrow(/moved or renamed\?[^]*host\/builds\/build\.ts/);
  });

  test('fails when nothing imports a module that it replaces', async () => {
    const unused = {
      'host/main.ts': "import { loaded } from './load-build.ts';\nconsole.log(loaded);",
    };
    await expect(build(unused)).rejects.toThrow(/nothing imports .*host\/builds\/build\.ts/);
  });

  test('fails when a module is not replaced everywhere', async () => {
    const both = {
      'host/load-build.ts': "export { name as loaded } from '../application/build.ts';",
    };
    const withoutAlias = (folder: string) =>
      configuration(folder).replace('alias: replaced.alias', 'alias: {}');
    await expect(build(both, withoutAlias)).rejects.toThrow(
      /host\/builds\/build\.ts is there beside its replacement/,
    );
  });
});
