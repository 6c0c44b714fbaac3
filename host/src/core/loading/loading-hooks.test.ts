import { describe, expect, it, vi } from 'vitest';
import { aBuild, anIntegrity, assetOrigin } from '../../../test/discovery.ts';
import { createKnownFiles } from '../builds/known-files.ts';
import { createScriptUrlPolicy, loadingHooks } from './loading-hooks.ts';
import { remoteAttribute } from './tags.ts';
import type { Build } from '../builds/build.ts';
import { syntheticManifest } from '../builds/synthetic-manifest.ts';

const catalog = aBuild('catalog');
const script = `${catalog.base}static/js/section.js`;
const style = `${catalog.base}static/css/section.css`;

const strangers = [
  'https://evil.example/remoteEntry.js',
  `${assetOrigin}/other/0.1.0/remoteEntry.js`,
  `${catalog.base}static/js/unsigned.js`,
  `${script}?again`,
  `${script}#again`,
  '//evil.example/a.js',
  'data:text/javascript,alert(1)',
  '',
];

/** The hooks as the federation's runtime calls them. */
function hooksOf(build: Build = catalog) {
  const hooks = loadingHooks(createKnownFiles([build]), 6_500);
  const { fetch, createScript, createLink } = hooks;
  if (!fetch || !createScript || !createLink) throw new Error('A hook is missing');
  return {
    read: (url: string) => Promise.resolve(fetch(url, {})),
    makeScript: (url: string) => createScript({ url }),
    makeLink: (url: string, attrs = {}) => createLink({ url, attrs }),
  };
}

describe('loadingHooks', () => {
  it('answers a manifest from the signed document, without a request', async () => {
    const response = await hooksOf().read(catalog.manifest);
    if (!response) throw new Error('The runtime would ask the network');
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(syntheticManifest(catalog))));
  });

  it('reads nothing that the document does not name', async () => {
    for (const url of [...strangers, script, `${catalog.manifest}?x`]) {
      await expect(hooksOf().read(url)).rejects.toThrow('is not in the signed document');
    }
  });

  it('makes scripts that carry their integrity and no credentials', () => {
    const made = hooksOf().makeScript(script);
    expect(made).toMatchObject({
      timeout: 6_500,
      script: { src: script, integrity: anIntegrity, crossOrigin: 'anonymous', async: true },
    });
  });

  it('marks what it makes with the remote, so that a hanging one can be taken out', () => {
    const { makeScript, makeLink } = hooksOf();
    document.head.append(
      ...[makeScript(script), makeLink(style)].flatMap((made) =>
        Object.values(made ?? {}).filter((part) => part instanceof Element),
      ),
    );
    const marked = document.querySelectorAll(`[${remoteAttribute}="catalog"]`);
    expect([...marked].map(({ localName }) => localName)).toEqual(['script', 'link']);
    for (const element of marked) element.remove();
  });

  it('makes style sheets that carry their integrity, and preloads as the runtime asks', () => {
    const { makeLink } = hooksOf();
    expect(makeLink(style)).toMatchObject({
      timeout: 6_500,
      link: { href: style, rel: 'stylesheet', integrity: anIntegrity, crossOrigin: 'anonymous' },
    });
    expect(makeLink(script, { rel: 'preload', as: 'script' })).toMatchObject({
      link: { href: script, rel: 'preload', as: 'script', integrity: anIntegrity },
    });
  });

  it('makes no script and no style for an address that the document does not name', () => {
    const { makeScript, makeLink } = hooksOf();
    for (const url of strangers) {
      expect(() => makeScript(url)).toThrow('is not in the signed');
      expect(() => makeLink(url)).toThrow('is not in the signed');
    }
  });

  it('asks for no integrity of a development server, and stays within its origin', () => {
    const base = 'http://127.0.0.1:3110/';
    const { makeScript } = hooksOf({
      ...catalog,
      base,
      manifest: `${base}m.json`,
      integrity: null,
    });
    const made = makeScript(`${base}hot/update.js`);
    expect(made).toMatchObject({ script: { src: `${base}hot/update.js` } });
    expect(made).not.toHaveProperty('script.integrity');
    expect(() => makeScript('http://127.0.0.1:3111/a.js')).toThrow('is not in the signed');
    expect(() => makeScript('http://127.0.0.1:3110.evil.example/a.js')).toThrow(
      'is not in the signed',
    );
  });
});

describe('createScriptUrlPolicy', () => {
  const known = 'https://assets.example/catalog/remoteEntry.js';
  const isKnown = (url: string) => url === known;

  const others = [
    'https://evil.example/a.js',
    `${known}?x`,
    ` ${known}`,
    'data:text/javascript,alert(1)',
    '',
  ];

  it('lets known addresses through and no other, without Trusted Types too', () => {
    const policy = createScriptUrlPolicy(isKnown);
    expect(policy.createScriptURL(known)).toBe(known);
    for (const url of others) expect(() => policy.createScriptURL(url)).toThrow(TypeError);
  });

  it("is the browser's own policy, of the name that the page's header allows, where there is one", () => {
    const names: string[] = [];
    vi.stubGlobal('trustedTypes', {
      createPolicy(name: string, rules: { createScriptURL(url: string): string }) {
        names.push(name);
        return { createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }) };
      },
    });
    const policy = createScriptUrlPolicy(isKnown);
    expect(names).toEqual(['shell#mf']);
    expect(policy.createScriptURL(known)).toEqual({ trusted: known });
    for (const url of others) expect(() => policy.createScriptURL(url)).toThrow(TypeError);
  });
});
