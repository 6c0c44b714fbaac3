import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectReport, silence } from '../../test/expect-report.ts';
import { showBrokenShell, showBrokenStart } from './broken-start.ts';

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><p>Loading</p></div>';
  silence('error');
});

describe('showBrokenStart', () => {
  it('puts a readable page in the place of what was loading, and reports the error', () => {
    showBrokenStart(new Error('/config.json answered 503'));
    const page = document.querySelector('body > main > [role="alert"]');
    expect(page?.querySelector('h1')?.textContent).toBe('Pazar could not start');
    expect(page?.textContent).toContain('/config.json answered 503');
    expect(document.body.textContent).not.toContain('Loading');
    expectReport('error', 'Pazar could not start Error: /config.json answered 503');
  });

  it('speaks the language that was chosen', () => {
    localStorage.setItem('locale', 'mk');
    showBrokenStart(new Error('no'));
    expect(document.querySelector('h1')?.textContent).toBe('Пазар не може да се вклучи');
    expectReport('error', 'could not start');
  });

  it.each([
    [
      'is too old',
      { subtle: { generateKey: () => Promise.reject(new Error('no Ed25519')) } },
      true,
    ],
    ['a secure connection', undefined, false],
  ])('says of a browser that can never start it: %s', async (why, crypto, isSecureContext) => {
    vi.stubGlobal('isSecureContext', isSecureContext);
    vi.stubGlobal('crypto', crypto);
    showBrokenStart(new Error('No trusted key signed the discovery document'));
    await vi.waitFor(() => expect(document.querySelector('p')?.textContent).toContain(why));
    expectReport('error', 'could not start');
  });

  it('never takes the text of an error for markup', () => {
    showBrokenStart(new Error('<img src=x onerror=alert(1)>'));
    expect(document.querySelector('img')).toBeNull();
    expectReport('error', 'could not start');
  });

  it.each([
    ['what was kept, where the server answers', () => Promise.resolve(new Response()), []],
    [
      'nothing, where the network is dead',
      () => Promise.reject(new TypeError('dead')),
      ['pazar-page'],
    ],
  ])('removes %s, and loads the page again when asked to', async (_, fetch, left) => {
    const names = new Set(['pazar-page']);
    const reload = vi.fn<() => void>();
    vi.stubGlobal('fetch', fetch);
    vi.stubGlobal('caches', {
      keys: () => Promise.resolve([...names]),
      delete: (name: string) => Promise.resolve(names.delete(name)),
    });
    vi.stubGlobal('location', { reload, href: location.href });
    showBrokenStart('not even an error');
    document.querySelector('button')?.click();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect([...names]).toEqual(left);
    expectReport('error', 'not even an error');
    if (left.length > 0) expectReport('warn', 'What is kept stays');
  });

  it('works in a page that has lost its root', () => {
    document.body.innerHTML = '';
    showBrokenStart(new Error('no'));
    expect(document.querySelector('h1')).not.toBeNull();
    expectReport('error', 'could not start');
  });
});

describe('showBrokenShell', () => {
  it.each([
    ['en', 'Pazar stopped working'],
    ['mk', 'Пазар престана да работи'],
  ])('puts a readable page in the place of a shell that failed: %s', (locale, title) => {
    localStorage.setItem('locale', locale);
    showBrokenShell(new Error('no frame'));
    const page = document.querySelector('body > main > [role="alert"]');
    expect(page?.querySelector('h1')?.textContent).toBe(title);
    expect(page?.textContent).toContain('no frame');
    expect(page?.querySelector('button')).not.toBeNull();
    expectReport('error', 'Pazar stopped working Error: no frame');
  });

  it('stays when React clears its root afterwards', () => {
    const root = document.getElementById('root');
    showBrokenShell(new Error('no frame'));
    root?.replaceChildren();
    expect(document.querySelector('h1')?.textContent).toBe('Pazar stopped working');
    expectReport('error', 'Pazar stopped working Error: no frame');
  });
});
