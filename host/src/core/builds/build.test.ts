import { inCommonFolder } from '@pazar/contracts/releases/common-files';
import { assetPathSchema } from '@pazar/contracts/releases/discovery';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aDocument,
  aHashedEntry,
  anEntry,
  anIntegrity,
  assetOrigin,
} from '../../../test/discovery.ts';
import { chosenBuilds } from './build.ts';

describe('chosenBuilds', () => {
  it('gives each remote the addresses of its default version', () => {
    const [build] = chosenBuilds(aDocument(anEntry('catalog')), [assetOrigin]);
    const base = `${assetOrigin}/catalog/0.1.0-abc/`;
    expect(build).toMatchObject({
      name: 'catalog',
      version: '0.1.0-abc',
      container: 'pazar_catalog',
      manifest: `${base}mf-manifest.json`,
      base,
    });
    expect(build?.integrity).toEqual(
      new Map([
        [`${base}remoteEntry.js`, anIntegrity],
        [`${base}static/js/section.js`, anIntegrity],
        [`${base}static/css/section.css`, anIntegrity],
      ]),
    );
  });

  it('finds files with a hash in their names in the folder that versions have in common', () => {
    const entry = aHashedEntry('catalog');
    const choose = () => chosenBuilds(inCommonFolder(aDocument(entry)), [assetOrigin])[0];
    const build = choose();
    const base = `${assetOrigin}/catalog/files/`;
    const hash = 'A'.repeat(16);
    expect(build).toMatchObject({
      manifest: `${assetOrigin}/catalog/0.1.0-abc/mf-manifest.json`,
      base,
      files: {
        entry: `remoteEntry.${hash}.js`,
        localization: { en: `assets/localization/en.${hash}.json` },
      },
    });
    expect([...(build?.integrity?.keys() ?? [])]).toEqual([
      `${base}remoteEntry.${hash}.js`,
      `${base}assets/localization/en.${hash}.json`,
      `${base}assets/localization/mk.${hash}.json`,
      `${base}static/js/section.3fa9c1d2e4.js`,
      `${base}static/css/section.3fa9c1d2e4.css`,
    ]);
    const { integrity } = entry.extras.pazar.build;
    integrity['static/js/other.js'] = anIntegrity;
    expect(choose()?.base).toBe(`${assetOrigin}/catalog/0.1.0-abc/`);
  });

  it('takes the default among several versions', () => {
    const entry = anEntry('catalog');
    const canary = {
      ...entry,
      url: entry.url.replace('0.1.0-abc', '0.2.0-def'),
      metadata: { ...entry.metadata, version: '0.2.0-def' },
      deployment: { traffic: 5, default: false },
    };
    const document = { ...aDocument(), microFrontends: { catalog: [canary, entry] } };
    expect(chosenBuilds(document, [assetOrigin]).map(({ version }) => version)).toEqual([
      '0.1.0-abc',
    ]);
  });

  it.each([
    'https://evil.example/catalog/mf-manifest.json',
    'https://assets.example.evil.example/catalog/mf-manifest.json',
    'https://assets.example@evil.example/catalog/mf-manifest.json',
    'https://assets.example:8443/catalog/mf-manifest.json',
    'http://assets.example/catalog/mf-manifest.json',
  ])('leaves out a remote from %s, signed or not', (url) => {
    const document = aDocument({ ...anEntry('catalog'), url }, anEntry('management'));
    expect(chosenBuilds(document, [assetOrigin]).map(({ name }) => name)).toEqual(['management']);
  });

  it('compares origins, however the configuration writes them', () => {
    const document = aDocument(anEntry('catalog'));
    expect(chosenBuilds(document, [`${assetOrigin}/`])).toHaveLength(1);
    expect(chosenBuilds(document, ['HTTPS://ASSETS.example:443'])).toHaveLength(1);
    expect(chosenBuilds(document, [])).toEqual([]);
  });

  it('keeps every file of a build in the folder of the build', () => {
    const piece = fc.constantFrom(
      '..',
      '.',
      '/',
      '//',
      '\\',
      'a',
      '%2e',
      '@',
      ':',
      'https:',
      '?',
      '#',
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), (pieces) => {
        const path = pieces.join('');
        fc.pre(assetPathSchema.safeParse(path).success);
        const entry = anEntry('catalog');
        entry.extras.pazar.build.integrity = { [path]: anIntegrity };
        const [build] = chosenBuilds(aDocument(entry), [assetOrigin]);
        expect([...(build?.integrity?.keys() ?? [])]).toEqual([`${build?.base}${path}`]);
      }),
    );
  });
});
