import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assetPathSchema,
  buildVersionSchema,
  type DiscoveryEntry,
  discoveryDocumentSchema,
  discoveryEntrySchema,
  discoverySchemaUrl,
  integritySchema,
} from './discovery.ts';
import { sectionDescriptorSchema } from './section-file.ts';

const base = 'https://assets.example/catalog/0.1.0-3fa9c1d2e4b5/';
const integrity = `sha384-${'Ab+/'.repeat(16)}`;

const entry: DiscoveryEntry = {
  url: `${base}mf-manifest.json`,
  metadata: { integrity, version: '0.1.0-3fa9c1d2e4b5' },
  deployment: { traffic: 100, default: true },
  extras: {
    pazar: {
      section: {
        name: 'catalog',
        contract: 1,
        namespace: 'catalog',
        routes: [
          {
            path: 'product',
            audience: 'signed-in',
            roles: ['ROLE_AGENT'],
            icon: 'product',
            labelKey: 'sidebar.product',
            label: { en: 'Products', mk: 'Производи' },
            order: 20,
          },
        ],
      },
      build: {
        pluginVersion: '2.9.2',
        entry: 'remoteEntry.js',
        expose: { js: ['static/js/async/section.0a72.js'], css: [] },
        localization: { en: 'assets/localization/en.json', mk: 'assets/localization/mk.json' },
        shared: { react: '^19.3.1' },
        integrity: { 'remoteEntry.js': integrity },
      },
    },
  },
};

const isAccepted = (schema: { safeParse(input: unknown): { success: boolean } }, input: unknown) =>
  schema.safeParse(input).success;

describe('assetPathSchema', () => {
  it.each([
    'remoteEntry.js',
    'static/js/async/__federation_expose_section.0a724f2ee9.js',
    'assets/localization/mk.json',
    '@scope/file.css',
    'a..b/c...js',
  ])('takes %s', (path) => {
    expect(isAccepted(assetPathSchema, path)).toBe(true);
  });

  it.each([
    '',
    '.',
    '..',
    '../up.js',
    'a/../../up.js',
    'a/..',
    './a.js',
    '/etc/passwd',
    '//evil.example/a.js',
    'https://evil.example/a.js',
    'javascript:alert(1)',
    'data:text/javascript,1',
    '\\\\evil.example\\a.js',
    'a\\..\\b.js',
    '%2e%2e/a.js',
    'a.js?b',
    'a.js#b',
    'a b.js',
    'a//b.js',
    'a/',
    'a.js\n',
    'јајце.js',
    'a'.repeat(301),
  ])('refuses %j', (path) => {
    expect(isAccepted(assetPathSchema, path)).toBe(false);
  });

  it('never takes a path that leaves the folder of the build', () => {
    const piece = fc.constantFrom('..', '.', '/', '\\', 'a', '%2e', '@', ':', '?', '#', '\t', 'й');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = pieces.join('');
        fc.pre(isAccepted(assetPathSchema, path));
        expect(path).toMatch(/^[\w@.-]+(?:\/[\w@.-]+)*$/);
        expect(path.split('/')).not.toContain('.');
        expect(path.split('/')).not.toContain('..');
      }),
      { numRuns: 500 },
    );
  });

  it('takes every path of plain names', () => {
    const name = fc.stringMatching(/^[A-Za-z0-9_@][A-Za-z0-9._@-]{0,20}$/);
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), (names) => {
        expect(isAccepted(assetPathSchema, names.join('/'))).toBe(true);
      }),
    );
  });
});

describe('integritySchema', () => {
  it('takes SHA-384 in base64 and nothing weaker, longer or doubled', () => {
    expect(isAccepted(integritySchema, integrity)).toBe(true);
    for (const wrong of [
      '',
      'sha384-',
      `sha256-${'A'.repeat(43)}=`,
      `${integrity}=`,
      `${integrity} ${integrity}`,
      `${integrity}\n`,
      integrity.replace('Ab+/', 'Ab-_'),
    ]) {
      expect(isAccepted(integritySchema, wrong)).toBe(false);
    }
  });
});

describe('buildVersionSchema', () => {
  it('takes a semantic version with or without the identifier of the build', () => {
    expect(isAccepted(buildVersionSchema, '0.1.0')).toBe(true);
    expect(isAccepted(buildVersionSchema, '12.0.3-3fa9c1d2e4b5')).toBe(true);
    for (const wrong of ['1.0', 'v1.0.0', '1.0.0-', '1.0.0/..', '1.0.0+x', '1.0.0-a/b']) {
      expect(isAccepted(buildVersionSchema, wrong)).toBe(false);
    }
  });
});

describe('discoveryEntrySchema', () => {
  it('reads back what it was written from', () => {
    expect(discoveryEntrySchema.parse(JSON.parse(JSON.stringify(entry)))).toEqual(entry);
  });

  it.each([
    'javascript:alert(1)/mf-manifest.json',
    'data:text/html,/mf-manifest.json',
    'ftp://assets.example/mf-manifest.json',
    '/catalog/mf-manifest.json',
    'https://assets.example/catalog/manifest.json',
    'https://assets.example/mf-manifest.json?x',
  ])('refuses the address %s', (url) => {
    expect(isAccepted(discoveryEntrySchema, { ...entry, url })).toBe(false);
    expect(isAccepted(discoveryEntrySchema, { ...entry, fallbackUrl: url })).toBe(false);
  });

  it('refuses a build without integrity, and properties that it does not know', () => {
    const { integrity: _, ...build } = entry.extras.pazar.build;
    const { section } = entry.extras.pazar;
    expect(
      isAccepted(discoveryEntrySchema, { ...entry, extras: { pazar: { section, build } } }),
    ).toBe(false);
    expect(isAccepted(discoveryEntrySchema, { ...entry, getPublicPath: 'alert(1)' })).toBe(false);
  });

  it('leaves out what it does not know of how a section is shown, and of nothing else', () => {
    const { section, build } = entry.extras.pazar;
    const routes = section.routes.map((route) => ({ ...route, badge: 'count' }));
    const later = { ...section, routes, tours: [{ path: 'new' }] };
    const withExtras = (pazar: object) => ({ ...entry, extras: { pazar } });
    expect(discoveryEntrySchema.parse(withExtras({ section: later, build }))).toEqual(entry);
    expect(isAccepted(sectionDescriptorSchema, later)).toBe(false);

    const unknown = { onlyFor: 'managers' };
    const limited = [
      withExtras({ section, build, ...unknown }),
      withExtras({ section, build: { ...build, ...unknown } }),
      { ...entry, deployment: { ...entry.deployment, ...unknown } },
      { ...entry, metadata: { ...entry.metadata, ...unknown } },
    ];
    expect(limited.filter((one) => isAccepted(discoveryEntrySchema, one))).toEqual([]);
  });
});

describe('discoveryDocumentSchema', () => {
  const documentOf = (entries: unknown[], name = 'catalog') => ({
    schema: discoverySchemaUrl,
    microFrontends: { [name]: entries },
  });
  const other = { ...entry, deployment: { traffic: 0, default: false } };

  it('takes no remotes, one, and several versions with one default', () => {
    expect(
      isAccepted(discoveryDocumentSchema, { schema: discoverySchemaUrl, microFrontends: {} }),
    ).toBe(true);
    expect(isAccepted(discoveryDocumentSchema, documentOf([entry]))).toBe(true);
    expect(isAccepted(discoveryDocumentSchema, documentOf([other, entry, other]))).toBe(true);
  });

  it('takes a canary alone, which is the first release of a section', () => {
    const { pazar } = entry.extras;
    const rollout = { id: 'r1', canary: { from: 0, to: 500 }, control: { from: 9500, to: 10_000 } };
    const canary = { ...other, extras: { pazar: { ...pazar, rollout } } };
    expect(isAccepted(discoveryDocumentSchema, documentOf([canary]))).toBe(true);
    expect(isAccepted(discoveryDocumentSchema, documentOf([canary, other]))).toBe(false);
  });

  it('refuses a remote with no version, no default or two', () => {
    for (const entries of [[], [other], [entry, entry]]) {
      expect(isAccepted(discoveryDocumentSchema, documentOf(entries))).toBe(false);
    }
  });

  it.each(['Catalog', 'window.top', 'a', '1st', 'a-b', 'каталог'])(
    'refuses the remote name %s',
    (name) => {
      const text = `{"schema":"${discoverySchemaUrl}","microFrontends":{"${name}":[${JSON.stringify(entry)}]}}`;
      expect(isAccepted(discoveryDocumentSchema, JSON.parse(text))).toBe(false);
    },
  );

  it('leaves a remote out whose name would change what every object has', () => {
    const text = `{"schema":"${discoverySchemaUrl}","microFrontends":{"__proto__":[${JSON.stringify(entry)}]}}`;
    const { microFrontends } = discoveryDocumentSchema.parse(JSON.parse(text));
    expect(Object.keys(microFrontends)).toEqual([]);
    expect(Object.getPrototypeOf(microFrontends)).toBe(Object.prototype);
  });
});
