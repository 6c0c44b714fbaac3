import { readFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { repositoryRoot } from '../command/paths.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const reportSchema = z.object({
  diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })),
});

const handMadeKey = 'export const key = () => crypto.randomUUID();\n';
const byTestIdentifier = "screen.getByTestId('row');\n";
const queried = (...lines: string[]) =>
  [
    "import { useQuery } from '@tanstack/react-query';",
    'export function useIt() {',
    ...lines,
    '}',
    '',
  ].join('\n');
const changed = (hook: string, ...lines: string[]) =>
  [`import { ${hook} } from './changes.ts';`, 'export function useIt() {', ...lines, '}', ''].join(
    '\n',
  );
const bareFetch = "export const read = () => fetch('/config.json');\n";
const fetchOfWindow = "export const read = () => window.fetch('/config.json');\n";
const readFailure = 'pazar(read-failure)';
const restrictedGlobal = 'eslint(no-restricted-globals)';
const restrictedImport = 'eslint(no-restricted-imports)';
const restrictedProperty = 'eslint(no-restricted-properties)';

/** File, its text, the rule that must find something in it. */
const wrong: [string, string, string][] = [
  ['remotes/catalog/src/key.ts', handMadeKey, restrictedProperty],
  [
    'remotes/catalog/src/taken-key.ts',
    'export const { randomUUID } = crypto;\n',
    restrictedProperty,
  ],
  ['shared/ui/src/key.ts', handMadeKey, restrictedProperty],
  ['shared/section/src/key.ts', handMadeKey, restrictedProperty],
  [
    'remotes/catalog/src/own-client.ts',
    "import axios from 'axios';\nexport const client = axios.create();\n",
    restrictedProperty,
  ],
  [
    'remotes/catalog/src/language.ts',
    "import { i18n } from '@pazar/shell';\nexport const read = () => i18n.changeLanguage('mk');\n",
    restrictedProperty,
  ],
  [
    'shared/section/src/router.ts',
    "import { BrowserRouter } from 'react-router-dom';\nexport const Router = BrowserRouter;\n",
    restrictedImport,
  ],
  ['remotes/catalog/src/by-id.test.ts', byTestIdentifier, restrictedProperty],
  [
    'host/src/identified.tsx',
    'export const row = <b data-testid="row" />;\n',
    'react(forbid-dom-props)',
  ],
  [
    'host/src/identified-part.tsx',
    'import { Row } from \'./row.tsx\';\nexport const row = <Row data-testid="row" />;\n',
    'react(forbid-component-props)',
  ],
  [
    'remotes/catalog/src/a-mirror.ts',
    changed(
      'useState',
      'const Field = ({ area, onChange }) => useState(() => [area.codes, onChange]);',
      'return Field;',
    ),
    'pazar(value-mirror)',
  ],
  [
    'remotes/catalog/src/a-data.ts',
    queried('return useQuery({ queryKey: [] }).data;'),
    readFailure,
  ],
  [
    'remotes/catalog/src/a-part.ts',
    queried('const { data } = useQuery({ queryKey: [] });', 'return data;'),
    readFailure,
  ],
  [
    'remotes/catalog/src/a-call.ts',
    changed(
      'useApiMutation',
      "const call = useApiMutation({ mutationKey: ['catalog'] });",
      'return call.mutate;',
    ),
    readFailure,
  ],
  [
    'remotes/catalog/src/a-choice.ts',
    changed('useChoices', 'const { rows } = useChoices(crops);', 'return rows;'),
    readFailure,
  ],
  [
    'remotes/catalog/src/a-name.ts',
    changed(
      'useInlineQuery',
      'const name = useInlineQuery(account);',
      'return [name.data, name.isError];',
    ),
    readFailure,
  ],
  [
    'remotes/catalog/src/a-search.ts',
    changed('useSearch', 'return useSearch(agents, []).chosen;'),
    readFailure,
  ],
  ['remotes/catalog/src/a-preload.ts', queried('useQuery({ queryKey: [] });'), readFailure],
  ['services/api/src/default.ts', 'export default 1;\n', 'import(no-default-export)'],
  ['services/api/src/CamelCase.ts', 'export const one = 1;\n', 'unicorn(filename-case)'],
  ['services/api/src/any.ts', 'export const one: any = 1;\n', 'typescript(no-explicit-any)'],
  [
    'services/api/src/many.ts',
    'export const sum = (a: number, b: number, c: number, d: number) => a + b + c + d;\n',
    'eslint(max-params)',
  ],
  [
    'services/api/src/complex.ts',
    `export function pick(n: number) {\n${Array.from({ length: 10 }, (_, n) => `if (n === ${n}) return ${n};`).join('\n')}\nreturn n;\n}\n`,
    'eslint(complexity)',
  ],
  [
    'services/api/src/long.ts',
    `export const one = 1;\n${'// …\n'.repeat(300)}`,
    'eslint(max-lines)',
  ],
  ['host/src/read.ts', bareFetch, restrictedGlobal],
  ['host/src/core/i18n/read.ts', fetchOfWindow, restrictedProperty],
  ['remotes/catalog/src/api/read.ts', bareFetch, restrictedGlobal],
  ['remotes/catalog/src/api/read-page.ts', fetchOfWindow, restrictedProperty],
  ['shared/section/src/read.ts', bareFetch, restrictedGlobal],
  ['shared/shell/src/read.ts', bareFetch, restrictedGlobal],
  ['shared/section/gallery/src/read.ts', fetchOfWindow, restrictedProperty],
  ['host/src/talk.ts', "console.log('hello');\n", 'eslint(no-console)'],
];

const right: [string, string][] = [
  ['shared/section/src/record/attempt-key.ts', handMadeKey],
  ['remotes/catalog/src/page.test.ts', handMadeKey],
  ['remotes/catalog/src/a-whole.ts', queried('return useQuery({ queryKey: [] });')],
  [
    'remotes/catalog/src/a-part.ts',
    queried('const { data, isError } = useQuery({ queryKey: [] });', 'return isError || data;'),
  ],
  [
    'remotes/catalog/src/a-call.ts',
    changed(
      'useApiMutation',
      "const call = useApiMutation({ mutationKey: ['catalog'] });",
      'return call.error ?? call.mutate;',
    ),
  ],
  [
    'remotes/catalog/src/a-call-handed-on.ts',
    changed(
      'useApiMutation',
      "const call = useApiMutation({ mutationKey: ['catalog'] });",
      'return { call };',
    ),
  ],
  [
    'remotes/catalog/src/a-change.ts',
    changed('useMutation', 'return useMutation({ onError: () => null }).mutate;'),
  ],
  [
    'remotes/catalog/src/a-choice.ts',
    changed('useChoices', 'const { rows, notice } = useChoices(crops);', 'return notice ?? rows;'),
  ],
  [
    'remotes/catalog/src/a-name.ts',
    changed(
      'useInlineQuery',
      'const name = useInlineQuery(account);',
      'return name.notice ?? name.data;',
    ),
  ],
  ['remotes/catalog/src/a-search.ts', changed('useSearch', 'return useSearch(agents, []);')],
  ['host/src/core/request/send-request.ts', bareFetch],
  ['host/src/core/request/send-request.test.ts', bareFetch],
  ['services/edge/src/read.ts', bareFetch],
  ['host/rsbuild.config.ts', 'export default 1;\n'],
];

const settings = readFileSync(path.join(repositoryRoot, '.oxlintrc.json'), 'utf8');

async function lint(files: readonly (readonly [string, string, ...string[]])[]): Promise<string[]> {
  const folder = temporaryFolder({
    ...Object.fromEntries(files.map(([name, text]) => [name, text])),
    // The settings name the repository's own rules by a relative path.
    '.oxlintrc.json': settings.replace('"./services/', `"${repositoryRoot}/services/`),
  });
  const { stdout } = await execa('oxlint', ['--format', 'json', '.'], {
    cwd: folder,
    preferLocal: true,
    localDir: repositoryRoot,
    reject: false,
  });
  const { diagnostics } = reportSchema.parse(JSON.parse(stdout));
  return diagnostics.map(({ code, filename }) => `${code} ${filename}`);
}

describe('Lint rules', () => {
  let findings: string[];
  beforeAll(async () => {
    findings = await lint(wrong);
  });

  it.each(wrong)('find what is wrong in %s', (file, _text, rule) => {
    expect(findings).toContain(`${rule} ${file}`);
  });

  it('find nothing in what is right', async () => {
    await expect(lint(right)).resolves.toEqual([]);
  });
});
