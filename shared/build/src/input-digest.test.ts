import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inputDigest } from './input-digest.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pazar-digest-'));
  write('package.json', JSON.stringify({ dependencies: { '@pazar/ui': '0.1.0', clsx: '2.1.1' } }));
  write('src/section.tsx', 'export const section = 1;');
  write('node_modules/clsx/package.json', '{"version":"2.1.1"}');
  write('node_modules/@pazar/ui/package.json', '{"version":"0.1.0"}');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  const target = join(root, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}

describe("The digest of a remote's input", () => {
  it.each([
    ['its own code', 'src/section.tsx'],
    ['a package of the workspace', 'node_modules/@pazar/ui/src/button.tsx'],
    ['a packed package of ours, of the same version', 'node_modules/@pazar/ui/dist/src/button.js'],
    ['the version of another package', 'node_modules/clsx/package.json'],
  ])('changes with %s', (_what, path) => {
    write(path, 'first');
    const first = inputDigest(root);
    write(path, 'second');
    expect(inputDigest(root)).not.toBe(first);
  });

  it.each(['src/section.test.tsx', 'assets/localization/en.json', 'section.json'])(
    'does not change with %s',
    (path) => {
      const first = inputDigest(root);
      write(path, 'new');
      expect(inputDigest(root)).toBe(first);
    },
  );

  it('changes with a text that a source imports', () => {
    write('src/section.tsx', `import('../assets/localization/en.json');`);
    const first = inputDigest(root);
    write('assets/localization/en.json', '{}');
    expect(inputDigest(root)).not.toBe(first);
  });
});
