import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { buildFilesSchema } from '@pazar/contracts/releases/discovery';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildFiles,
  exposedScript,
  exposedStyle,
  manifestOf,
  sectionOf,
} from '../testing/build-fixture.ts';
import type { BuildFile } from './build-file.ts';
import { BuildRefusal } from './build-refusal.ts';
import { buildVersion } from './content-digest.ts';
import { inspectBuild } from './inspect-build.ts';
import { integrityOf } from '@pazar/service/integrity';

function reasonsOf(files: readonly BuildFile[]): string {
  try {
    inspectBuild(files);
    return '';
  } catch (error) {
    if (error instanceof BuildRefusal) return error.message;
    throw error;
  }
}

function manifestWith(change: (manifest: ReturnType<typeof manifestOf>) => object): string {
  return JSON.stringify(change(manifestOf('catalog')));
}

describe('Inspecting a build', () => {
  it('takes everything that the host needs from the files themselves', () => {
    const files = buildFiles('catalog');
    const { build, section, manifestIntegrity } = inspectBuild(files);
    expect(buildFilesSchema.parse(build)).toMatchObject({
      pluginVersion: '2.9.2',
      entry: 'remoteEntry.js',
      expose: { js: [exposedScript], css: [exposedStyle] },
      shared: { react: '^19.3.1' },
    });
    expect(section.routes[0]?.audience).toBe('signed-in');
    const manifest = files.find(({ path }) => path === 'mf-manifest.json');
    expect(manifestIntegrity).toBe(integrityOf(manifest?.bytes ?? new Uint8Array()));
  });

  it('takes a build whose sources and notices are of other packages', () => {
    const changes = {
      'a.js': 'a()',
      'a.js.map':
        '{"sources":["node_modules/idb-keyval/index.js","node_modules/axios-retry/x.js"]}',
      'b.js.map': 'no map',
      'third-party-notices.txt': 'Title\n\nidb-keyval 6.3.0\nLicence: Apache\n',
    };
    expect(() => inspectBuild(buildFiles('catalog', changes))).not.toThrow();
  });

  it('names for the load of the section what it needs at once, and not its later pages', () => {
    const later = 'static/js/async/page.js';
    const manifest = manifestWith((built) => {
      const [expose] = built.exposes;
      const js = { sync: [exposedScript], async: [later] };
      return { ...built, exposes: [{ ...expose, assets: { ...expose?.assets, js } }] };
    });
    const files = buildFiles('catalog', { 'mf-manifest.json': manifest, [later]: 'page();' });
    const { expose, integrity } = inspectBuild(files).build;
    expect(expose.js).toEqual([exposedScript]);
    expect(Object.keys(integrity)).toContain(later);
  });

  it('knows the hash of every script, style and translation, and of nothing else', () => {
    const files = buildFiles('catalog');
    const { integrity } = inspectBuild(files).build;
    expect(Object.keys(integrity)).toEqual(
      [
        'assets/localization/en.json',
        'assets/localization/mk.json',
        'remoteEntry.js',
        exposedScript,
        exposedStyle,
      ].toSorted(),
    );
    const entry = files.find(({ path }) => path === 'remoteEntry.js');
    expect(integrity['remoteEntry.js']).toBe(integrityOf(entry?.bytes ?? new Uint8Array()));
  });

  it.each(['constructor', 'html'])('refuses a file of the kind .%s', (kind) => {
    const files = buildFiles('catalog', { [`static/page.${kind}`]: 'x' });
    expect(() => inspectBuild(files)).toThrow(`static/page.${kind}`);
  });

  it('gives one version to one content, whatever the order and the compressor', () => {
    const files = buildFiles('catalog');
    const expected = buildVersion('0.1.0', files);
    expect(expected).toMatch(/^0\.1\.0-[0-9a-f]{12}$/);
    fc.assert(
      fc.property(fc.shuffledSubarray(files, { minLength: files.length }), (shuffled) => {
        expect(buildVersion('0.1.0', shuffled)).toBe(expected);
      }),
    );
    const recompressed = files.map((file) =>
      file.path === 'remoteEntry.js.gz' ? { ...file, bytes: gzipSync('x', { level: 1 }) } : file,
    );
    expect(buildVersion('0.1.0', recompressed)).toBe(expected);
  });

  it('gives another version when one byte of one file differs', () => {
    const files = buildFiles('catalog').filter(({ path }) => !/\.(br|gz)$/.test(path));
    const expected = buildVersion('0.1.0', files);
    fc.assert(
      fc.property(fc.nat(files.length - 1), fc.nat(10_000), (index, at) => {
        const flipped = files.map((file, position) => {
          if (position !== index) return file;
          const bytes = Buffer.from(file.bytes);
          const offset = at % bytes.length;
          bytes[offset] = (bytes[offset] ?? 0) ^ 1;
          return { path: file.path, bytes };
        });
        expect(buildVersion('0.1.0', flipped)).not.toBe(expected);
      }),
    );
  });

  it.each([
    ['a missing manifest', { 'mf-manifest.json': null }, 'mf-manifest.json: is missing'],
    ['a manifest that is no JSON', { 'mf-manifest.json': '<html>' }, 'is not JSON'],
    ['a missing descriptor', { 'section.json': null }, 'section.json: is missing'],
    ['a missing translation', { 'assets/localization/mk.json': null }, 'mk.json: is missing'],
    ['a broken translation', { 'assets/localization/en.json': '[' }, 'en.json: is not JSON'],
    ['an entry that is not there', { 'remoteEntry.js': null }, 'remoteEntry.js: is named'],
    ['an exposed file that is not there', { [exposedScript]: null }, 'is named by the manifest'],
    [
      'a chunk of a page that is not there',
      {
        'section.json': JSON.stringify({
          ...sectionOf('catalog'),
          chunks: { '/catalog': [exposedScript, 'list'] },
        }),
      },
      'names "list" as a chunk of /catalog, which is not in the build',
    ],
    ['a page', { 'index.html': '<p>' }, 'index.html: is a file type'],
    ['a hidden file', { 'static/.secret.json': '{}' }, 'is a hidden file'],
    ['a path that leaves the build', { '../other/x.js': '' }, 'is not a plain path'],
    ['an absolute path', { '/etc/x.js': '' }, 'is not a plain path'],
    ['a path of another system', { 'a\\..\\b.js': '' }, 'is not a plain path'],
    ['a twin of other bytes', { 'a.js': null, 'remoteEntry.js.br': 'x' }, 'does not decode to'],
    ['a twin of nothing', { 'gone.js.gz': 'x' }, 'has no uncompressed file'],
    ['a script that does not parse', { [exposedScript]: 'let = ;' }, 'is not a valid script'],
    [
      'a script that was edited after bundling, so that its hash is another',
      { 'remoteEntry.js': `var hashes = ["sha384-${'A'.repeat(64)}"];` },
      'which the build does not have',
    ],
    [
      'a script that names a shorter hash of no file',
      { 'remoteEntry.js': `var hashes = ["sha256-${'A'.repeat(43)}="];` },
      'which the build does not have',
    ],
    [
      'translations without any text',
      { 'assets/localization/en.json': '{}', 'assets/localization/mk.json': '{}' },
      'mk.json: contains no texts',
    ],
    [
      'a translation that lacks a text',
      { 'assets/localization/mk.json': '{}' },
      'mk.json: lacks keys that the other language has: title',
    ],
    [
      'a descriptor for another contract',
      { 'section.json': JSON.stringify({ ...sectionOf('catalog'), contract: 2 }) },
      'is written for contract version 2',
    ],
    [
      'a descriptor of another remote',
      { 'section.json': JSON.stringify(sectionOf('locations')) },
      'needs a container named pazar_locations',
    ],
    [
      'a script with a copy of a shared package',
      {
        'a.js': 'a()',
        'a.js.map': '{"sources":["../node_modules/.x/node_modules/axios/index.js"]}',
      },
      'a.js.map: has a copy of axios; the host shares it',
    ],
    [
      'notices of a shared package',
      { 'third-party-notices.txt': 'Title\n\n@tanstack/react-query 5.1.0\nLicence: MIT\n' },
      'third-party-notices.txt: has a copy of @tanstack/react-query',
    ],
    [
      'a descriptor with something unknown',
      { 'section.json': JSON.stringify({ ...sectionOf('catalog'), admin: true }) },
      'section.json',
    ],
  ])('refuses %s', (_what, changes: Record<string, string | null>, reason) => {
    expect(reasonsOf(buildFiles('catalog', changes))).toContain(reason);
  });

  it.each([
    [
      'getPublicPath, which would run as code',
      manifestWith((manifest) => ({
        ...manifest,
        metaData: { ...manifest.metaData, getPublicPath: 'alert(1)' },
      })),
      'contains getPublicPath',
    ],
    [
      'a fallback for a shared module',
      manifestWith((manifest) => ({
        ...manifest,
        shared: manifest.shared.map((module) => ({
          ...module,
          assets: { ...module.assets, js: { sync: [exposedScript], async: [] } },
        })),
      })),
      'has a copy of react; the host shares it',
    ],
    ['no exposed section', manifestWith((manifest) => ({ ...manifest, exposes: [] })), './section'],
    [
      'a second exposed module',
      manifestWith((manifest) => ({
        ...manifest,
        exposes: [...manifest.exposes, { ...manifest.exposes[0], path: './other' }],
      })),
      './section',
    ],
    [
      'names remotes',
      manifestWith((manifest) => ({ ...manifest, remotes: [{ entry: 'https://evil' }] })),
      'names remotes',
    ],
    [
      'a global that exists',
      manifestWith((manifest) => ({
        ...manifest,
        metaData: { ...manifest.metaData, globalName: 'location' },
      })),
      'uses the global location',
    ],
    [
      'a page to load later that is not there',
      manifestWith((manifest) => {
        const js = { sync: [exposedScript], async: ['static/js/async/gone.js'] };
        const css = { sync: [exposedStyle], async: [] };
        return { ...manifest, exposes: [{ path: './section', assets: { js, css } }] };
      }),
      'gone.js: is named by the manifest but is not in the build',
    ],
    [
      'the global of another remote with a longer name',
      manifestWith((manifest) => {
        const name = `${manifest.name}_alog`;
        return { ...manifest, name, metaData: { ...manifest.metaData, globalName: name } };
      }),
      'but the manifest names pazar_catalog_alog',
    ],
    [
      'an asset outside the build',
      manifestWith((manifest) => ({
        ...manifest,
        exposes: [
          {
            path: './section',
            assets: { js: { sync: ['../x.js'] }, css: { sync: [] } },
          },
        ],
      })),
      'mf-manifest.json',
    ],
  ])('refuses a manifest with %s', (_what, manifest, reason) => {
    const changes = { 'mf-manifest.json': manifest };
    expect(reasonsOf(buildFiles('catalog', changes))).toContain(reason);
  });

  it('refuses an entry over its budget of 10.5 KB gzip, and says how big it is', () => {
    const incompressible = `/*${randomBytes(11 * 1024).toString('base64')}*/`;
    const files = buildFiles('catalog', { 'remoteEntry.js': incompressible });
    expect(reasonsOf(files)).toMatch(/remoteEntry\.js: is \d+ bytes after gzip; .* 10500/);
  });

  it('refuses an entry that carries the federation runtime as CommonJS', () => {
    const mark = 'Object.defineProperty(t,Symbol.toStringTag,{value:"Module"});';
    const once = buildFiles('catalog', { 'remoteEntry.js': mark });
    expect(inspectBuild(once).build.entry).toBe('remoteEntry.js');
    const files = buildFiles('catalog', { 'remoteEntry.js': mark.repeat(6) });
    expect(reasonsOf(files)).toContain('remoteEntry.js: contains 5 CommonJS modules');
  });

  it('names every reason at once', () => {
    const reasons = reasonsOf(
      buildFiles('catalog', { 'section.json': null, 'assets/localization/en.json': null }),
    );
    expect(reasons.split('\n')).toHaveLength(2);
  });
});
