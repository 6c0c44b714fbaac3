import { afterEach, describe, expect, it } from 'vitest';
import { remoteAttribute } from './tags.ts';
import { removeStyles, retryFailedStyles, stylesArrived, watchStyle } from './tags.ts';

function aStyle(remote = 'catalog'): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `https://assets.example/${remote}.css`;
  link.setAttribute(remoteAttribute, remote);
  watchStyle(link);
  document.head.append(link);
  return link;
}

afterEach(() => {
  document.head.replaceChildren();
});

describe('The styles of a remote', () => {
  it('are waited for', async () => {
    const link = aStyle();
    const waiting = stylesArrived('catalog');
    link.dispatchEvent(new Event('load'));
    await expect(waiting).resolves.toBeUndefined();
  });

  it('fail its load when one does not arrive, now or before', async () => {
    const link = aStyle();
    const waiting = stylesArrived('catalog');
    link.dispatchEvent(new Event('error'));
    await expect(waiting).rejects.toThrow('catalog.css did not arrive');
    await expect(stylesArrived('catalog')).rejects.toThrow('catalog.css did not arrive');
  });

  it('are nobody else’s', async () => {
    aStyle('account').dispatchEvent(new Event('error'));
    await expect(stylesArrived('catalog')).resolves.toBeUndefined();
  });

  it('are asked for again where they failed, and nowhere else', async () => {
    const arrived = aStyle();
    const failed = aStyle();
    failed.dispatchEvent(new Event('error'));
    retryFailedStyles('catalog');
    const [first, again] = document.querySelectorAll('link');
    expect(first).toBe(arrived);
    expect(again).not.toBe(failed);
    expect(again?.href).toBe(failed.href);

    const waiting = stylesArrived('catalog');
    for (const link of [first, again]) link?.dispatchEvent(new Event('load'));
    await expect(waiting).resolves.toBeUndefined();
  });

  it('go with their build, but for those that the next build has', () => {
    const base = 'https://assets.example/';
    const urls = ['catalog', 'account'].map((name) => aStyle(name).href);
    const both = new Map(urls.map((url) => [url, '']));
    removeStyles({ base, integrity: both }, { base, integrity: new Map([[urls[1] ?? '', '']]) });
    expect([...document.querySelectorAll('link')].map(({ href }) => href)).toEqual([urls[1]]);
    removeStyles({ base, integrity: null }, { base: 'https://other.example/', integrity: null });
    expect(document.querySelector('link')).toBeNull();
  });
});
