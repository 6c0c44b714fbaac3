import type { TextKey } from '@pazar/shell/locale';
import { expect, expectTypeOf, it } from 'vitest';
import { createInstance, type TFunction } from 'i18next';
import en from '../../../assets/localization/en.json' with { type: 'json' };

it('takes the keys of en.json, and a key that is not there fails the type check', () => {
  const instance = createInstance();
  void instance.init({ lng: 'en', initAsync: false, resources: { en: { shell: en } } });
  const t: TFunction = instance.getFixedT('en', 'shell');
  expect(t('sidebar.home')).toBe('Home');
  // @ts-expect-error -- no such text
  expect(t('sidebar.hoem')).toBe('sidebar.hoem');
});

it('names the keys of a section without the endings of their plural forms', () => {
  expectTypeOf<TextKey<'catalog'>>().toEqualTypeOf<'title'>();
});
