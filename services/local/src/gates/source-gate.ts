import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sourceFiles } from '../build/source-files.ts';
import { outcomeOf, type Gate } from './gate.ts';
import { checkSource } from './source-rules.ts';

const text = /(?:\.(?:ts|tsx|mjs|cjs|js|css|json|yaml|yml|md|html|sql|sh)|\/?\.npmrc|\.ci\/run)$/;

/** Applies the source rules to every text file of the repository. */
export function sourceGate(root: string): Gate {
  return {
    name: 'source rules',
    async run() {
      const files = (await sourceFiles(root)).filter((file) => text.test(file));
      const findings = await Promise.all(
        files.map(async (file) => checkSource(file, await readFile(path.join(root, file), 'utf8'))),
      );
      return {
        ...outcomeOf(findings.flatMap(({ problems }) => problems)),
        notes: findings.flatMap(({ warnings }) => warnings),
      };
    },
  };
}
