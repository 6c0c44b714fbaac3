import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { entries } from './entries.ts';

const packageFile = join(import.meta.dirname, '../../package.json');
const { exports } = z
  .object({ exports: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(packageFile, 'utf8')));

/** A file with markup is a component; the rest are types, hooks and style sheets. */
const components = Object.entries(exports)
  .filter(([, file]) => file.endsWith('.tsx'))
  .map(([name]) => name.slice('./'.length));

describe('the gallery', () => {
  it('shows every component that a section can take from the package', () => {
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
