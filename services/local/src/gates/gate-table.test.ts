import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createProgress } from '../command/progress.ts';
import { repositoryRoot } from '../command/paths.ts';
import { laterGates } from './later-gates.ts';
import { staticGates } from './static-gates.ts';

/** The first cells of the rows below this heading of a table. */
function firstCells(document: string, heading: string): string[] {
  const lines = document.split('\n');
  const rows = lines.slice(lines.findIndex((line) => line.startsWith(`| ${heading} `)) + 2);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  return rows.slice(0, end).map((row) => row.split('|')[1]?.trim() ?? '');
}

describe('CONTRIBUTING.md', () => {
  it('has a row for each gate of npm test, and no other', () => {
    const document = readFileSync(path.join(repositoryRoot, 'CONTRIBUTING.md'), 'utf8');
    const prepared = {
      progress: createProgress({ write: () => undefined }),
      variables: {},
      programs: {},
    };
    const gates = [...staticGates(repositoryRoot), ...laterGates(repositoryRoot, prepared).flat()];
    const names = gates.map(({ name }) => name);
    expect(firstCells(document, 'Gate').toSorted()).toEqual(names.toSorted());
  });
});
