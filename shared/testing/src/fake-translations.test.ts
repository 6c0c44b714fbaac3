import { describe, expect, it, vi } from 'vitest';
import { fakeTranslations } from './fake-translations.ts';

describe('fakeTranslations', () => {
  it('says which text is missing, unless it was given a default', () => {
    const error = vi.mocked(console.error);
    const texts = fakeTranslations({ shell: { known: 'Known' } }, 'en');
    // The keys of the shell alone have a type.
    const t: (key: string, options?: object) => string = texts.t.bind(texts) as never;
    expect([t('known'), t('unknown', { defaultValue: '' })]).toEqual(['Known', '']);
    expect(error).not.toHaveBeenCalled();
    t('unknown');
    expect(error.mock.calls.map(([text]: unknown[]) => text)).toEqual([
      'No text for "unknown" in shell, en',
    ]);
    error.mockClear();
  });
});
