import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sourceFiles } from '../build/source-files.ts';
import {
  findMissingCommands,
  type KnownCommands,
  type WorkspacePackage,
} from './document-commands.ts';
import { type Gate, outcomeOf } from './gate.ts';
import { findUnexplained, variablesIn } from './source-variables.ts';

/** Sources whose variables a reader may set; those of tests are theirs alone. */
const isSource = (file: string) =>
  /\.(?:ts|tsx|mjs|cjs)$/.test(file) && !/\.(?:test|spec)\.tsx?$|\/gates\//.test(file);
/** Where all variables are explained. */
const variableTable = 'docs/reference/configuration.md';

/** Every command and variable that a document names exists, and every variable is explained. */
export function commandGate(root: string): Gate {
  return {
    name: 'commands',
    async run() {
      const files = await sourceFiles(root);
      const readAll = (chosen: readonly string[]) =>
        Promise.all(chosen.map((file) => readFile(path.join(root, file), 'utf8')));
      const manifests = files.filter((file) => path.basename(file) === 'package.json');
      const sources = await readAll(files.filter(isSource));
      const known: KnownCommands = {
        packages: (await readAll(manifests.toSorted(byDepth))).map(describePackage),
        programs: programsOf(root),
        variables: variablesIn(sources),
      };
      const documents = files.filter((file) => file.endsWith('.md'));
      const texts = await readAll(documents);
      const findings = documents.flatMap((file, index) =>
        findMissingCommands(file, texts[index] ?? '', known),
      );
      const tables = await readFile(path.join(root, variableTable), 'utf8');
      return outcomeOf([...findings, ...findUnexplained(known.variables, tables)]);
    },
  };
}

const byDepth = (left: string, right: string) => left.split('/').length - right.split('/').length;

function describePackage(text: string): WorkspacePackage {
  // npm and pnpm refuse a package.json of another shape.
  const { name = '', scripts = {} } = JSON.parse(text) as {
    name?: string;
    scripts?: Record<string, string>;
  };
  return { name, scripts: new Set(Object.keys(scripts)) };
}

function programsOf(root: string): Set<string> {
  const folder = path.join(root, 'node_modules', '.bin');
  return new Set(existsSync(folder) ? readdirSync(folder) : []);
}
