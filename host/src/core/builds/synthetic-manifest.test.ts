import { describe, expect, it } from 'vitest';
import { aBuild } from '../../../test/discovery.ts';
import { syntheticManifest } from './synthetic-manifest.ts';

describe('syntheticManifest', () => {
  const build = aBuild('catalog');
  const manifest = syntheticManifest(build);

  it('says absolutely where the files are, and never how to find out', () => {
    expect(manifest.metaData.publicPath).toBe(build.base);
    expect(URL.canParse(manifest.metaData.publicPath)).toBe(true);
    expect(manifest.metaData.publicPath.endsWith('/')).toBe(true);
    expect(JSON.stringify(manifest)).not.toContain('getPublicPath');
  });

  it('names the entry, the container and the files of the one exposed module', () => {
    expect(manifest.metaData).toMatchObject({
      globalName: 'pazar_catalog',
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
    });
    expect(manifest.exposes).toEqual([
      expect.objectContaining({
        path: './section',
        assets: {
          js: { sync: ['static/js/section.js'], async: [] },
          css: { sync: ['static/css/section.css'], async: [] },
        },
      }),
    ]);
  });

  it('shares no module and names no further remote', () => {
    expect(manifest.shared).toEqual([]);
    expect(manifest.remotes).toEqual([]);
  });
});
