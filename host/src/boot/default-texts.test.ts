import { afterEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../core/i18n/create-i18n.ts';
import { defaultTexts } from './default-texts.ts';

/** The files that the server has, by their address. */
function serveTexts(files: Readonly<Record<string, object>>): void {
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(Response.json(files[url])));
}

afterEach(() => vi.unstubAllGlobals());

describe('The default texts of the build', () => {
  it.each([
    ['en', 'Try again', 'Your harvest'],
    ['mk', 'Обиди се повторно', 'Вашата берба'],
  ] as const)('are those of %s for what no served file has', async (locale, retry, title) => {
    serveTexts({ '/assets/localization/en.json': {}, '/assets/localization/mk.json': {} });
    const i18n = await createI18n(locale, undefined, defaultTexts);
    expect(i18n.t('home.title')).toBe('Title');
    await new Promise<void>((resolve) => i18n.on('languageChanged', () => resolve()));
    expect(i18n.t('home.title')).toContain(title);
    expect(i18n.t('action.retry')).toBe(retry);
    expect(i18n.t('session.link.goOn', { username: 'ana' })).toContain('ana');
  });

  it('leave every served text as it is', async () => {
    serveTexts({ '/assets/localization/en.json': { brand: 'Market', home: { title: 'Served' } } });
    const i18n = await createI18n('en', undefined, defaultTexts);
    i18n.t('home.lead');
    await new Promise<void>((resolve) => i18n.on('languageChanged', () => resolve()));
    expect([i18n.t('brand'), i18n.t('home.title')]).toEqual(['Market', 'Served']);
    expect(i18n.t('home.lead')).toMatch(/^Pazar keeps/);
  });
});
