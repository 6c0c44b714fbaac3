import { describe, expect, it, vi } from 'vitest';
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

describe('createI18n', () => {
  it('speaks the language, and English where that has no text', async () => {
    serve(texts);
    const { t } = await createI18n('mk');
    expect(t('brand')).toBe('Пазар');
    expect(t('only.english', { name: 'Ана' })).toBe('Only here, Ана');
  });

  it('fills names in as they are, since React escapes what it renders', async () => {
    serve(texts);
    const { t } = await createI18n('en');
    expect(t('only.english', { name: '<b>&' })).toBe('Only here, <b>&');
  });

  it('says which file could not be read', async () => {
    serve({ '/assets/localization/en.json': {} });
    await expect(createI18n('mk')).rejects.toThrow('/assets/localization/mk.json answered 404');
  });
});
