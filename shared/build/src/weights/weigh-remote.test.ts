import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isOverLimit, remoteFigures } from './remote-limits.ts';
import { readSharedScripts, weighRemote } from './weigh-remote.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pazar-weights-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const sizeOf = (...codes: readonly string[]) =>
  codes.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);

/** A script as the bundler writes it, and its source map. */
function writeScript(file: string, code: string, sources: object = {}): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
  const map = { sources: Object.keys(sources), sourcesContent: Object.values(sources) };
  writeFileSync(`${path}.map`, JSON.stringify(map));
  return code;
}

const chunk = (id: string, code = '') => `(globalThis.chunks||=[]).push([["${id}"],{${code}}]);`;
const later = (id: string, code: string, sources: object) =>
  writeScript(`remote/static/js/async/${id}.js`, chunk(id, code), sources);

const listSource = "import { DataList } from '@pazar/section/list/data-list';";
const formSource = "import { RecordForm } from '@pazar/section/form/record-form';";

function writeHost() {
  const provide = (name: string, load: string) =>
    `{name:"@pazar/${name}",version:"0.1.0",factory:()=>${load}.then(()=>()=>f("x"))}`;
  writeScript(
    'host/static/js/index.js',
    `[${provide('ui/list', 'Promise.all([f.e("base"),f.e("list")])')},${provide('ui/form', 'f.e("form")')},${provide('geography', 'f.e("map")')}]`,
  );
  return {
    base: writeScript('host/static/js/async/base.js', chunk('base')),
    list: writeScript('host/static/js/async/list.js', chunk('list', 'rows')),
    form: writeScript('host/static/js/async/form.js', chunk('form', 'fields')),
    map: writeScript('host/static/js/async/map.js', chunk('map', 'the shapes of municipalities')),
  };
}

/** A section with a list, and a form that is loaded later. */
function writeRemote(formSources: object = { 'src/form.tsx': formSource }) {
  return {
    entry: writeScript('remote/remoteEntry.js', '"@pazar/ui/list";"@pazar/ui/form";n.e("first")'),
    first: later('first', 'n.e("list"),Promise.all([n.e("parts"),n.e("form")])', {}),
    list: later('list', 'a list', { 'src/list.tsx': listSource, 'src/name.ts': '' }),
    parts: later('parts', 'parts', { 'src/parts.ts': '' }),
    form: later('form', 'a form', formSources),
  };
}

const weigh = () => weighRemote(join(folder, 'remote'), readSharedScripts(join(folder, 'host')));

describe('The weight of a remote', () => {
  it('is that of its entry and of the script that has the section', () => {
    writeHost();
    const { entry, first } = writeRemote();
    expect(weigh()).toMatchObject({ entry: sizeOf(entry), first: sizeOf(first) });
  });

  it('of a list has all that it needs, and nothing of a form', () => {
    const host = writeHost();
    const { entry, first, list } = writeRemote();
    expect(weigh().list).toBe(sizeOf(entry, first, list, host.base, host.list));
  });

  it('of a list has not the page around all pages, which is there already', () => {
    const host = writeHost();
    const { entry, first, list } = writeRemote();
    writeScript('host/static/js/async/page.5a.js', chunk('list', 'the frame'));
    expect(weigh().list).toBe(sizeOf(entry, first, list, host.base, host.list));
  });

  it('of a list with a field of a form has the form too', () => {
    const host = writeHost();
    writeRemote();
    const { list: without = 0 } = weigh();
    later('list', 'a list', { 'src/list.tsx': `${listSource}\n${formSource}` });
    expect(weigh().list).toBe(without + sizeOf(host.form));
  });

  it('of a list that asks a package which loads on demand has that package too', () => {
    const host = writeHost();
    writeRemote();
    const { list: without = 0 } = weigh();
    const names = "import { municipalityName } from '@pazar/geography/municipalities';";
    later('list', 'a list', { 'src/list.tsx': `${listSource}\n${names}` });
    expect(weigh().list).toBe(without + sizeOf(host.map));
  });

  it('has no list where no page is one', () => {
    writeHost();
    writeRemote();
    later('list', 'no list', { 'src/list.tsx': "import type { Row } from './row.ts';" });
    expect(weigh().list).toBeUndefined();
  });

  it('counts a source that two later scripts have', () => {
    writeHost();
    writeRemote();
    expect(weigh().repeated).toBe(0);
    writeRemote({ 'src/name.ts': '', 'webpack/runtime': '' });
    expect(weigh().repeated).toBe(1);
  });

  it.each([
    ['host', () => readSharedScripts(join(folder, 'host')), 'no script'],
    ['remote', () => weighRemote(join(folder, 'remote'), new Map()), 'no script'],
  ])('is not known before the %s is built', (_what, read, reason) => {
    expect(read).toThrow(reason);
  });

  it('is not known of a build without a section', () => {
    writeScript('remote/static/js/async/other.js', chunk('other'));
    expect(() => weighRemote(join(folder, 'remote'), new Map())).toThrow('no entry');
  });
});

describe('The limits of a remote', () => {
  const within = { entry: 9_500, first: 18_200, repeated: 70, list: 61_350 };

  it('hold what is exactly as heavy', () => {
    expect(remoteFigures('catalog', within).filter(isOverLimit)).toEqual([]);
  });

  it.each([
    [{ entry: 9_501 }, 'catalog, entry'],
    [{ first: 18_201 }, 'catalog, first script'],
    [{ list: 61_351 }, 'catalog, scripts of its first list'],
  ])('do not hold %o', (over, what) => {
    const figures = remoteFigures('catalog', { ...within, ...over });
    expect(figures.filter(isOverLimit).map((figure) => figure.what)).toEqual([what]);
  });

  it('say nothing of a list where there is none', () => {
    const figures = remoteFigures('account', { ...within, list: undefined });
    expect(figures.some(({ what }) => what.includes('list'))).toBe(false);
  });
});
