import { describe, expect, it, vi } from 'vitest';
import { aBuild, anIntegrity, assetOrigin } from '../../../test/discovery.ts';
import { createKnownFiles } from './known-files.ts';
import {
  createFileTags,
  createScriptUrlPolicy,
  loadingHooks,
  requestChunks,
  requestExposed,
} from './loading-hooks.ts';
import { remoteAttribute } from './tags.ts';
import type { Build } from './build.ts';

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

const tagsOf = (build: Build = catalog) => createFileTags(createKnownFiles([build]));

describe('The tags of a remote', () => {
  it('are scripts that carry their integrity and no credentials, as the runtime gets them', () => {
    const { createScript } = loadingHooks(tagsOf(), 6_500);
    expect(createScript?.({ url: script })).toMatchObject({
      timeout: 6_500,
      script: { src: script, integrity: anIntegrity, crossOrigin: 'anonymous', async: true },
    });
  });

  it('name the remote, so that a hanging one can be taken out', () => {
    const { script: makeScript, style: makeStyle } = tagsOf();
    for (const tag of [makeScript(script), makeStyle(style)]) {
      expect(tag.getAttribute(remoteAttribute)).toBe('catalog');
    }
  });

  it('are style sheets that carry their integrity', () => {
    expect(tagsOf().style(style)).toMatchObject({
      href: style,
      rel: 'stylesheet',
      integrity: anIntegrity,
      crossOrigin: 'anonymous',
    });
  });

  it('are made for no address that the document does not name', () => {
    const tags = tagsOf();
    for (const url of strangers) {
      expect(() => tags.script(url)).toThrow('is not in the signed');
      expect(() => tags.style(url)).toThrow('is not in the signed');
    }
  });

  it('ask for no integrity of a development server, and stay within its origin', () => {
    const base = 'http://127.0.0.1:3110/';
    const tags = tagsOf({ ...catalog, base, manifest: `${base}m.json`, integrity: null });
    const made = tags.script(`${base}hot/update.js`);
    expect(made.src).toBe(`${base}hot/update.js`);
    expect(made.integrity ?? '').toBe('');
    expect(() => tags.script('http://127.0.0.1:3111/a.js')).toThrow('is not in the signed');
    expect(() => tags.script('http://127.0.0.1:3110.evil.example/a.js')).toThrow(
      'is not in the signed',
    );
  });
});

describe('requestExposed', () => {
  const marked = () => [...document.querySelectorAll(`[${remoteAttribute}="catalog"]`)];

  it('asks for each file of the section once, and leaves no script behind', () => {
    const tags = tagsOf();
    requestExposed(catalog, tags);
    requestExposed(catalog, tags);
    expect(marked().map((tag) => tag.getAttribute('rel') ?? tag.localName)).toEqual([
      'preload',
      'stylesheet',
      'script',
    ]);
    expect(marked()[0]).toMatchObject({
      href: `${catalog.base}remoteEntry.js`,
      integrity: anIntegrity,
    });
    marked()[2]?.dispatchEvent(new Event('error'));
    expect(marked().map(({ localName }) => localName)).toEqual(['link', 'link']);
    for (const tag of marked()) tag.remove();
  });
});

describe('requestChunks', () => {
  it('asks for them as the loader of this build would', () => {
    requestChunks(catalog, ['static/js/section.js'], tagsOf());
    const tag = document.querySelector<HTMLScriptElement>(`script[src="${script}"]`);
    expect(tag?.integrity).toBe(anIntegrity);
    // The code of a chunk reads the name of its build there.
    expect(tag?.dataset['rspack']?.split(':')[0]).toBe(catalog.container);
    tag?.remove();
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
