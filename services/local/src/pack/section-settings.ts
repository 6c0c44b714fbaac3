import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { repositoryRoot } from '../command/paths.ts';

const tsconfigSchema = z.object({ compilerOptions: z.record(z.string(), z.unknown()) });

const overrideSchema = z.looseObject({
  files: z.array(z.string()),
  excludeFiles: z.array(z.string()).optional(),
  rules: z.record(z.string(), z.unknown()),
});
const lintSchema = z.object({
  plugins: z.array(z.string()),
  categories: z.record(z.string(), z.string()),
  env: z.record(z.string(), z.boolean()),
  rules: z.record(z.string(), z.unknown()),
  overrides: z.array(overrideSchema),
});
type Override = z.infer<typeof overrideSchema>;

/** Inside a section each layer imports only from layers to its right, as in this repository. */
const layers = ['section', 'routes', 'pages', 'components', 'api', 'model'];

/**
 * Writes the settings that a section outside of this repository extends, made of those in it: of the
 * compiler and the linter.
 *
 * @param name of the package, whose folder is `stage`
 * @returns their `exports`; none for a package without settings
 */
export async function writeSettings(name: string, stage: string): Promise<Record<string, string>> {
  if (name !== '@pazar/build') return {};
  const write = (file: string, content: unknown) =>
    writeFile(path.join(stage, file), `${JSON.stringify(content, null, 2)}\n`);
  await write('tsconfig.section.json', await compilerSettings());
  await write('lint.section.json', await lintSettings());
  return {
    './tsconfig.section.json': './tsconfig.section.json',
    './lint.section.json': './lint.section.json',
  };
}

async function readSettings<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  return schema.parse(JSON.parse(await readFile(path.join(repositoryRoot, file), 'utf8')));
}

async function compilerSettings(): Promise<unknown> {
  const base = await readSettings('tsconfig.base.json', tsconfigSchema);
  const browser = await readSettings('tsconfig.browser.json', tsconfigSchema);
  return { compilerOptions: { ...base.compilerOptions, ...browser.compilerOptions } };
}

/** Rules of this repository's own linter plugin stay here. */
const isOwnRule = (name: string) => name.startsWith('pazar/');

async function lintSettings(): Promise<unknown> {
  const { rules, overrides, ...common } = await readSettings('.oxlintrc.json', lintSchema);
  const withoutOwn = Object.entries(rules).filter(([name]) => !isOwnRule(name));
  const ofSections = overrides
    .filter(({ files }) => files.some((file) => /^remotes\/|^\*\*\/\*\.config/.test(file)))
    .map(({ files, excludeFiles, rules: own }) => ({
      files: files.map((file) => file.replace('remotes/*/', '').replace('remotes/', '')),
      ...(excludeFiles && { excludeFiles: excludeFiles.filter((file) => file.startsWith('**')) }),
      rules: own,
    }))
    .map((override) => ({
      ...override,
      files: override.files.filter((file) => !/^(?:host|shared|services|e2e)\//.test(file)),
    }))
    .filter(({ rules: own }) => Object.keys(own).every((name) => !isOwnRule(name)));
  return {
    ...common,
    rules: Object.fromEntries(withoutOwn),
    overrides: [...ofSections, ...layerRules(ofSections)],
  };
}

/** A later override replaces the rule of an earlier one, so each layer repeats what no section may import. */
function layerRules(ofSections: readonly Override[]): Override[] {
  const all = ofSections.flatMap(({ rules }) => rules['eslint/no-restricted-imports'] ?? []);
  const paths = z
    .tuple([z.string(), z.object({ paths: z.array(z.unknown()) })])
    .parse(all)[1].paths;
  return layers.slice(1).map((layer, index) => {
    const left = layers.slice(0, index + 1);
    const message = `Inside a section: ${layers.join(' → ')}, each only to its right.`;
    // Only paths inside the section: `@pazar/section` is no layer.
    const regex = String.raw`^(?:\.{1,2}/)+(?:.*/)?(?:${left.join('|')})(?:/|\.tsx?$)`;
    return {
      files: [`src/${layer}/**`],
      excludeFiles: ['**/*.test.{ts,tsx}'],
      rules: {
        'eslint/no-restricted-imports': ['error', { paths, patterns: [{ regex, message }] }],
      },
    };
  });
}
