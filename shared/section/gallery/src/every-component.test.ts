import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { entries } from './entries.ts';

const packageSchema = z.object({ exports: z.record(z.string(), z.string()) });

/** A file with markup is a component; the rest are types, hooks and style sheets. */
function componentsOf(folder: string): string[] {
  const file = join(import.meta.dirname, '../../..', folder, 'package.json');
  const { exports } = packageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.entries(exports)
    .filter(([, path]) => path.endsWith('.tsx'))
    .map(([name]) => name.slice('./'.length));
}

/** A component of `@pazar/section` that the host provides is in a folder; others are parts of pages. */
const isProvided = (name: string) => name.includes('/') && !name.startsWith('queue/');
/** For components of `@pazar/section` alone. */
const isPart = (name: string) => name.startsWith('parts/');

const components = [
  ...componentsOf('ui').filter((name) => !isPart(name)),
  ...componentsOf('section').filter(isProvided),
];

describe('the gallery', () => {
  it('shows every component that a section can take from the host', () => {
    const shown = new Set(entries.map(({ name }) => name));
    expect(components.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('shows nothing that no section can take, and nothing twice', () => {
    const names = entries.map(({ name }) => name);
    expect(names.filter((name) => !components.includes(name))).toEqual([]);
    expect(names).toEqual([...new Set(names)]);
  });

  it('shows at least one state of each', () => {
    const counts = entries.map(({ name, states, alone = {} }) => ({
      name,
      count: Object.keys(states).length + Object.keys(alone).length,
    }));
    expect(counts.filter(({ count }) => count === 0)).toEqual([]);
  });
});
