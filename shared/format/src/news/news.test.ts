import { describe, expect, it } from 'vitest';
import { newsAction, newsDetails } from './news-details.ts';
import { newsSentence } from './news-sentence.ts';
import { newsTitle } from './news-title.ts';

const none = { outcome: null, name: null, facts: {} };

describe('A notification', () => {
  it.each([
    ['en', 'Management blocked Tomato'],
    ['mk', 'Управата го блокираше производот Домат'],
  ] as const)('says in %s what happened, to what', (locale, title) => {
    const name = { mk: 'Домат', en: 'Tomato' };
    const news = { ...none, event: 'product-blocked', outcome: 'BLOCKED', name };
    expect(newsTitle(news, locale)).toBe(title);
  });

  it('names the last day of a suspension, not the midnight after it', () => {
    const facts = { until: '2026-11-28T23:00:00.000Z' };
    const news = { ...none, event: 'account-suspended', outcome: 'SUSPENDED', facts };
    expect(newsTitle(news, 'en')).toBe('Your account is suspended up to 28/11/2026');
  });

  it('has its name in the other language rather than none', () => {
    const news = { ...none, event: 'low-stock', outcome: 'LOW', name: { mk: 'Грозје', en: null } };
    expect(newsTitle(news, 'en')).toBe('Грозје is running low');
  });

  it('says of a change of security the device and what to do', () => {
    const news = { event: 'security', outcome: 'account.second-factor-on' };
    expect(newsSentence(news, 'en')).toBe('Two-step login was turned on');
    expect(newsDetails({ ...news, facts: { device: 'Chrome · Linux' } }, 'en')).toEqual([
      'Chrome · Linux',
      'If it was not you, open the link of the e-mail.',
    ]);
    expect(newsAction(news, 'mk')).toBe('Провери ги сесиите');
  });

  it('of a later service has no sentence and no action', () => {
    expect(newsTitle({ ...none, event: 'delivery-late' }, 'en')).toBeUndefined();
    expect(newsAction({ ...none, event: 'delivery-late' }, 'en')).toBeUndefined();
  });
});
