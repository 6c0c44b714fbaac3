import { describe, expect, it } from 'vitest';
import { checkLocales, type Messages } from './locale-keys.ts';

const check = (en: Messages, mk: Messages, source: string) =>
  checkLocales({ name: 'remotes/catalog', messages: { en, mk }, source });

describe('Translation check', () => {
  it('passes when both languages have the same keys and all are used', () => {
    const en = {
      list: { title: 'Products', count_one: '{n} product', count_other: '{n} products' },
    };
    const mk = {
      list: { title: 'Производи', count_one: '{n} производ', count_other: '{n} производи' },
    };

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
      'remotes/catalog: list.title is used and is in no file',
    ]);
  });

  it('names an empty text', () => {
    expect(check({ a: ' ' }, { a: 'А' }, "t('a')")).toEqual([
      'remotes/catalog: a is empty in en.json',
    ]);
  });

  it('names a text that fills in other names in the other language', () => {
    expect(check({ a: '{name} of {n}' }, { a: '{n} од {име}' }, "t('a')")).toEqual([
      'remotes/catalog: a fills in other names in mk.json',
    ]);
    expect(check({ a: '{n} of {name}' }, { a: '{name}: {n}, {n}' }, "t('a')")).toEqual([]);
  });

  it('names a plural form that is missing, and one that no language here has', () => {
    expect(check({ a_other: '{n}' }, { a_other: '{n}' }, "t('a')")).toEqual([
      'remotes/catalog: a_other in en.json lacks a_one',
      'remotes/catalog: a_other in mk.json lacks a_one',
    ]);
    const few = { a_one: '{n}', a_few: '{n}', a_other: '{n}' };
    expect(check(few, few, "t('a')")).toEqual([
      'remotes/catalog: a_few in en.json is a plural form that the language does not have',
      'remotes/catalog: a_few in mk.json is a plural form that the language does not have',
    ]);
  });

  it('names a Macedonian singular without its number, since 21 is singular', () => {
    const en = { a_one: 'one product', a_other: 'products' };
    const mk = { a_one: 'еден производ', a_other: 'производи' };
    expect(check(en, mk, "t('a')")).toEqual([
      'remotes/catalog: a_one in mk.json does not fill in the number, and 21 is "one" too',
    ]);
  });
});
