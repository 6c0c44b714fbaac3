import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeNotices } from './write-notices.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pazar-notices-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): string {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

/** A package of others with one file, whose path it returns. */
function install(name: string, files: Readonly<Record<string, string>>, version = '1.0.0'): string {
  const folder = `node_modules/.store/${name}@${version}/node_modules/${name}`;
  const manifest = JSON.stringify({ name, version, license: 'MIT' });
  for (const [file, text] of Object.entries({ 'package.json': manifest, ...files })) {
    write(`${folder}/${file}`, text);
  }
  return write(`${folder}/dist/esm/index.js`, '');
}

describe('The notices of a build', () => {
  it('have name, version, licence and all texts of each package once', () => {
    const file = install('@a/one', { LICENSE: 'Copyright Ana\r\n', 'NOTICE.md': 'By Ana' });
    const text = writeNotices([file, join(dirname(file), 'other.js')]);
    expect(text.split('@a/one 1.0.0')).toHaveLength(2);
    expect(text).toContain('@a/one 1.0.0\nLicence: MIT\n\nCopyright Ana\n\nBy Ana');
  });

  it('name each version of a package that is there twice, in the order of names', () => {
    const files = [install('two', {}, '2.0.0'), install('two', {}), install('one', {})];
    const names = writeNotices(files).match(/^(?:one|two) .+$/gm);
    expect(names).toEqual(['one 1.0.0', 'two 1.0.0', 'two 2.0.0']);
  });

  it('look past the manifests inside a package, which have no name', () => {
    const file = install('three', { 'dist/esm/package.json': '{"type":"module"}' });
    expect(writeNotices([file])).toContain('three 1.0.0');
  });

  it('say so where a package brings no text of its licence', () => {
    expect(writeNotices([install('four', {})])).toContain('brings no text of its licence');
  });

  it('name no package of Pazar, but hand on its notices of data of others', () => {
    write('shared/maps/package.json', '{"name":"@pazar/maps","version":"0.1.0"}');
    write('shared/maps/THIRD-PARTY.txt', 'Shapes by Natural Earth\n');
    const text = writeNotices([
      join(root, 'shared/maps/src/map.ts'),
      install('@pazar/ui', { LICENSE: 'Ours' }),
    ]);
    expect(text).toContain('Shapes by Natural Earth');
    expect(text).not.toContain('@pazar/');
  });
});
