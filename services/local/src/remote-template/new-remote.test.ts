import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { runScript } from '@pazar/service/testing/run-script';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { repositoryRoot } from '../command/paths.ts';
import { temporaryFolder, writeFiles } from '../fixtures/temporary-folder.ts';
import { localeGate } from '../gates/locale-gate.ts';
import { sourceGate } from '../gates/source-gate.ts';
import { wordGate } from '../gates/word-gate.ts';
import { runTool } from '../supervise/run-tool.ts';
import { makeRemote } from './make-remote.ts';
import { planRemote } from './plan-remote.ts';
import { writeRemote } from './write-remote.ts';

/** Links to the repository, except for `remotes`, which has only this one's installed packages. */
function repositoryWith(name: string): string {
  const root = temporaryFolder();
  for (const entry of readdirSync(repositoryRoot)) {
    if (entry === 'remotes' || entry === '.git') continue;
    symlinkSync(path.join(repositoryRoot, entry), path.join(root, entry));
  }
  mkdirSync(path.join(root, 'remotes', name), { recursive: true });
  symlinkSync(
    path.join(repositoryRoot, 'remotes/locations/node_modules'),
    path.join(root, 'remotes', name, 'node_modules'),
  );
  return root;
}

const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

const refusals: [name: string, reason: RegExp][] = [
  ['Orders', /^"Orders" cannot name a remote: a name starts with a small letter/],
  ['or', /cannot name a remote/],
  ['price-tags', /cannot name a remote/],
  ['../orders', /cannot name a remote/],
  ['catalog', /^remotes\/catalog is there already\.$/],
  ['produce', /^\/produce belongs to remotes\/catalog\. Choose another name\.$/],
];

describe('A new remote', () => {
  it.each(refusals)('is not made under the name %s, and it says why', (name, reason) => {
    expect(() => planRemote(repositoryRoot, { name })).toThrow(reason);
    expect(existsSync(path.join(repositoryRoot, 'remotes', 'produce'))).toBe(false);
  });

  it('has a title that was given, or its name', () => {
    const plan = planRemote(repositoryRoot, { name: 'price_tags' });
    expect(plan).toMatchObject({ path: 'price-tags', component: 'PriceTags', title: 'Price tags' });
    const titled = planRemote(repositoryRoot, { name: 'orders', title: ' Ana’s "orders" ' });
    expect(titled.title).toBe('Ana’s "orders"');
    expect(() => planRemote(repositoryRoot, { name: 'orders', titleMk: ' ' })).toThrow(
      'A title has 1 to 40 characters.',
    );
  });

  it('asks for the packages of a remote that is there', () => {
    const packages = (file: string) => {
      const { dependencies, devDependencies } = manifestSchema.parse(
        JSON.parse(readFileSync(file, 'utf8')),
      );
      return Object.keys({ ...dependencies, ...devDependencies });
    };
    const own = path.join(
      repositoryRoot,
      'shared/create-remote/template/inside/package.json.template',
    );
    // The checks below use the packages installed for this one.
    const installed = packages(path.join(repositoryRoot, 'remotes/locations/package.json'));
    expect(installed).toEqual(expect.arrayContaining(packages(own)));
  });

  it('is written in the format of the repository, and has a team that owns it', async () => {
    const root = temporaryFolder({ CODEOWNERS: '* @pazar/shell\n' });
    copyFileSync(path.join(repositoryRoot, '.oxfmtrc.json'), path.join(root, '.oxfmtrc.json'));
    await makeRemote(root, planRemote(repositoryRoot, { name: 'price_tags' }));
    const owners = readFileSync(path.join(root, 'CODEOWNERS'), 'utf8');
    expect(owners).toBe('* @pazar/shell\n/remotes/price_tags/  @pazar/price_tags\n');
    const checked = await runTool({ command: ['oxfmt', '--check', 'remotes'], cwd: root });
    expect(checked).toMatchObject({ failed: false });
  });

  it('is written by its script elsewhere, and refused by it with the reason', async () => {
    const folder = temporaryFolder();
    const written = await runScript(repositoryRoot, ['new-remote', 'price_tags', '--to', folder]);
    expect(written).toMatchObject({ failed: false });
    expect(existsSync(path.join(folder, 'remotes/price_tags/section.json'))).toBe(true);
    const refused = await runScript(repositoryRoot, ['new-remote', 'catalog']);
    expect(refused.failed).toBe(true);
    expect(refused.output).toContain('remotes/catalog is there already.');
  });

  it('passes the type check, the linter, the rules of imports and its own tests, without dead code', async () => {
    const root = repositoryWith('price_tags');
    const plan = planRemote(repositoryRoot, { name: 'price_tags', titleMk: 'Цени' });
    writeRemote(root, plan);
    await runTool({ command: ['oxfmt', plan.folder], cwd: root });
    // The links point to packages outside the folder of the test, which Vite would not read.
    writeFiles(root, {
      'linked.config.ts':
        `import own from './${plan.folder}/vitest.config.ts';\n` +
        'export default { ...own, server: { fs: { strict: false } } };\n',
    });
    const checks = await Promise.all(
      [
        ['tsc', '-p', plan.folder, '--singleThreaded'],
        ['oxlint', '--type-aware', '--deny-warnings', plan.folder],
        ['depcruise', '--config=.dependency-cruiser.cjs', '--output-type=err', plan.folder],
        ['knip', '--workspace', plan.folder],
        ['vitest', 'run', '--root', plan.folder, '--config', path.join(root, 'linked.config.ts')],
      ].map(([tool = '', ...parameters]) => runTool({ command: [tool, ...parameters], cwd: root })),
    );
    const outputs = checks.map(({ failed, output }) => (failed ? output : ''));
    expect(outputs).toEqual(['', '', '', '', '']);
    // Five tools at once, which share the processors with all other tests.
  }, 300_000);

  it('passes the gates that read its texts, beside all that is there', async () => {
    const root = temporaryFolder();
    for (const folder of ['host', 'shared', 'remotes', 'services/api', 'docs/glossary.md']) {
      cpSync(path.join(repositoryRoot, folder), path.join(root, folder), {
        recursive: true,
        filter: (source) => !/\/(?:node_modules|dist|screens|\.\w+)$/.test(source),
      });
    }
    writeRemote(root, planRemote(repositoryRoot, { name: 'price_tags', titleMk: 'Цени' }));
    const gates = [localeGate(root), wordGate(root), sourceGate(root)];
    const outcomes = await Promise.all(gates.map((gate) => gate.run()));
    expect(outcomes.map(({ output }) => output)).toEqual(['', '', '']);
  });
});
