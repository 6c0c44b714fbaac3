import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectReport, silence } from '../../../test/expect-report.ts';
import { changeLocale, chooseLocaleOfLink, storedLocale } from './stored-locale.ts';

describe('storedLocale', () => {
  it('is the language that was chosen', () => {
    localStorage.setItem('locale', 'mk');
    expect(storedLocale()).toBe('mk');
    localStorage.setItem('locale', 'en');
    expect(storedLocale()).toBe('en');
  });

  it.each([null, '', 'MK', 'mk-MK', 'de', '"mk"', '../mk'])(
    'is English when %j is stored',
    (stored) => {
      if (stored !== null) localStorage.setItem('locale', stored);
      expect(storedLocale()).toBe('en');
    },
  );

  it('is English where the storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(storedLocale()).toBe('en');
  });
});

describe('chooseLocaleOfLink', () => {
  it.each([
    { language: 'the language of the e-mail', stored: null, named: 'mk', expected: 'mk' },
    { language: 'the one that was chosen before', stored: 'en', named: 'mk', expected: 'en' },
    { language: 'English for any other', stored: null, named: 'de', expected: 'en' },
  ])('opens a page in $language', ({ stored, named, expected }) => {
    if (stored !== null) localStorage.setItem('locale', stored);
    history.replaceState(null, '', `/home/confirm?locale=${named}&a=1#top`);
    chooseLocaleOfLink(window);
    expect(storedLocale()).toBe(expected);
    expect(location.pathname + location.search + location.hash).toBe('/home/confirm?a=1#top');
  });
});

describe('changeLocale', () => {
  const reload = vi.fn<() => void>();

  beforeEach(() => {
    reload.mockClear();
    vi.stubGlobal('location', { reload });
  });

  it('stores the choice and loads the page again', () => {
    changeLocale('mk');
    expect(localStorage.getItem('locale')).toBe('mk');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('keeps the choice over the reload where nothing can be stored, and only there', () => {
    silence('warn');
    history.replaceState({ key: 'router' }, '');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    changeLocale('mk');
    expect(storedLocale()).toBe('mk');
    expect(history.state).toMatchObject({ key: 'router' });
    expectReport('warn', 'The language could not be stored');

    full.mockRestore();
    changeLocale('en');
    expect(storedLocale()).toBe('en');
    localStorage.setItem('locale', 'mk');
    expect(storedLocale()).toBe('mk');
  });
});
