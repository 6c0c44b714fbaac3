import type { Locale } from '@pazar/contracts/locale';
import { describe, expect, it, vi } from 'vitest';
import { expectReport, silence } from '../../../test/expect-report.ts';
import { createI18n } from './create-i18n.ts';

const texts = {
  '/assets/localization/en.json': { brand: 'Pazar', only: { english: 'Only here, {name}' } },
  '/assets/localization/mk.json': { brand: 'Пазар' },
};

function serve(files: Partial<Record<string, unknown>>): void {
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      files[url] === undefined ? new Response('', { status: 404 }) : Response.json(files[url]),
    ),
  );
}

/** Texts of these tests; the shell's texts do not have their keys. */
async function translate(locale: Locale) {
  const { t } = await createI18n(locale);
  // Only the type knows the shell's keys: at run time any text is a key.
  return t as unknown as (key: string, options?: string | object) => string;
}

describe('createI18n', () => {
  it('speaks the language, and English where that has no text', async () => {
    serve(texts);
    const t = await translate('mk');
    expect(t('brand')).toBe('Пазар');
    expect(t('only.english', { name: 'Ана' })).toBe('Only here, Ана');
  });

  it('fills names in as they are, since React escapes what it renders', async () => {
    serve(texts);
    const t = await translate('en');
    expect(t('only.english', { name: '<b>&' })).toBe('Only here, <b>&');
  });

  it('shows the text that the caller gave for a key that no file has, and never the key', async () => {
    serve(texts);
    const t = await translate('mk');
    expect(t('sidebar.orders', 'Нарачки')).toBe('Нарачки');
    expect(t('sidebar.orders', { defaultValue: 'За {name}', name: 'Ана' })).toBe('За Ана');
    expect(t('list.firstPage')).toBe('First page');
  });

  it('prefers the text that the caller gave to the text of the other language', async () => {
    serve(texts);
    const t = await translate('mk');
    expect(t('only.english', 'Само тука')).toBe('Само тука');
    expect(t('only.english', { defaultValue: 'Само {name}', name: 'Ана' })).toBe('Само Ана');
    expect(t('shell:only.english', { name: 'Ана' })).toBe('Only here, Ана');
  });

  it('counts in the other language as that language does', async () => {
    serve({
      ...texts,
      '/assets/localization/en.json': { day_one: '{count} day', day_other: '{count} days' },
    });
    const t = await translate('mk');
    // 21 is singular in Macedonian.
    expect([1, 21].map((count) => t('day', { count }))).toEqual(['1 day', '21 days']);
  });

  it('counts in Macedonian as Macedonians do', async () => {
    serve({
      ...texts,
      '/assets/localization/mk.json': { day_one: '{count} ден', day_other: '{count} дена' },
    });
    const t = await translate('mk');
    const counted = [0, 1, 2, 11, 21, 101, 111, 121].map((count) => t('day', { count }));
    expect(counted).toEqual([
      '0 дена',
      '1 ден',
      '2 дена',
      '11 дена',
      '21 ден',
      '101 ден',
      '111 дена',
      '121 ден',
    ]);
  });

  it.each([
    ['mk', { '/assets/localization/en.json': texts['/assets/localization/en.json'] }, 'Pazar'],
    ['en', { '/assets/localization/mk.json': texts['/assets/localization/mk.json'] }, 'Пазар'],
  ] as const)(
    'speaks the other language when the file of %s is missing',
    async (locale, files, brand) => {
      silence('error');
      serve(files);
      const t = await translate(locale);
      expect(t('brand')).toBe(brand);
      expectReport('error', `/assets/localization/${locale}.json answered 404`);
    },
  );

  it.each([
    ['not an object', 'texts'],
    ['null', null],
    ['a list', []],
  ])('speaks the other language when a file is broken: %s', async (_what, broken) => {
    silence('error');
    serve({ ...texts, '/assets/localization/mk.json': broken });
    const t = await translate('mk');
    expect(t('brand')).toBe('Pazar');
    expectReport('error', 'Texts could not be read');
  });

  it('is in one language when its own file is missing, names with a default too', async () => {
    silence('error');
    serve({ '/assets/localization/en.json': { sidebar: { home: 'Home' } } });
    const t = await translate('mk');
    expect(t('sidebar.home', 'Почетна')).toBe('Home');
    expect(t('sidebar.orders', 'Нарачки')).toBe('Нарачки');
    expectReport('error', '/assets/localization/mk.json answered 404');
  });

  it('stays with words where the default texts do not load', async () => {
    silence('error');
    serve({ '/assets/localization/en.json': {} });
    const { t } = await createI18n('en', undefined, () => Promise.reject(new Error('offline')));
    expect(t('home.title')).toBe('Title');
    await expect.poll(() => t('home.title')).toBe('Title');
    expectReport('error', 'The default texts could not be loaded');
  });

  it('reads a group of texts, or an empty one, as words instead of an apology', async () => {
    serve({ '/assets/localization/en.json': { only: { english: '' } } });
    const t = await translate('en');
    expect(t('only')).toBe('Only');
    expect(t('only.english')).toBe('English');
  });

  it('says which file could not be read when there is none', async () => {
    silence('error');
    serve({});
    await expect(createI18n('mk')).rejects.toThrow('/assets/localization/mk.json answered 404');
    expectReport('error', 'Texts could not be read');
  });
});
