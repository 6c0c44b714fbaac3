import { mkdtempSync, readFileSync, rmSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameRemote } from './name-remote.ts';
import { ownPackages } from './own-packages.ts';
import { writeTemplate } from './write-template.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pazar-create-'));
});
afterAll(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('A repository for a section', () => {
  it('has its names, its role, its CI file and its settings', () => {
    const names = nameRemote({ name: 'price_tags', titleMk: 'Цени', role: 'manager' });
    writeTemplate(root, names, { place: 'outside', order: 100, more: { install: 'npm ci' } });
    expect(JSON.parse(read('section.json'))).toMatchObject({
      name: 'price_tags',
      routes: [
        { path: 'price-tags', roles: ['ROLE_MANAGEMENT'], label: { en: 'Price tags', mk: 'Цени' } },
      ],
    });
    expect(read('.github/workflows/ci.yml')).toContain('- run: npm ci');
    expect(read('.oxlintrc.json')).toContain('@pazar/build/lint.section.json');
    expect(read('.gitignore')).toContain('*.token');
    expect(existsSync(path.join(root, '_gitignore'))).toBe(false);
  });

  it('is refused by a generator that was not packed, which says what to run', () => {
    expect(() => ownPackages(undefined)).toThrow('pnpm pack-packages');
  });
});
