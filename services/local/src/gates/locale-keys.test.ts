import { describe, expect, it } from 'vitest';
import { checkLocales, type Messages } from './locale-keys.ts';

const check = (en: Messages, mk: Messages, source: string) =>
  checkLocales({ name: 'remotes/catalog', messages: { en, mk }, source });

describe('Translation check', () => {
  it('passes when both languages have the same keys and all are used', () => {
    const en = { list: { title: 'Products', count_one: '{{count}} product', count_other: '…' } };
    const mk = { list: { title: 'Производи', count_one: '{{count}} производ', count_other: '…' } };

    expect(check(en, mk, "t('list.title'); t('list.count', { count })")).toEqual([]);
  });

  it('names a key that one language lacks', () => {
    expect(check({ a: 'A' }, {}, "t('a')")).toEqual(['remotes/catalog: a is not in mk.json']);
    expect(check({}, { a: 'А' }, '')).toEqual(['remotes/catalog: a is not in en.json']);
  });

  it('names a key that nothing uses', () => {
    expect(check({ a: { b: 'B' } }, { a: { b: 'Б' } }, '')).toEqual([
      'remotes/catalog: a.b is used nowhere',
    ]);
  });

  it('takes a key that is put together at run time as used', () => {
    const messages = { unit: { kg: { short: 'kg' } } };

    expect(check(messages, messages, 't(`unit.${unit}.short`)')).toEqual([]);
    expect(check(messages, messages, '`${amount} ${t(`unit.${unit}.short`)}`')).toEqual([]);
  });

  it('names a key that is asked for and not there', () => {
    expect(check({}, {}, "t('list.title')")).toEqual([
      'remotes/catalog: list.title is used and stands in no file',
    ]);
  });

  it('names an empty text', () => {
    expect(check({ a: ' ' }, { a: 'А' }, "t('a')")).toEqual([
      'remotes/catalog: a is empty in en.json',
    ]);
  });
});
