import { afterEach, describe, expect, it } from 'vitest';
import { remoteAttribute } from './tags.ts';
import { retryFailedStyles, stylesArrived, watchStyle } from './tags.ts';

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
});
