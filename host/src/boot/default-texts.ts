import type { DefaultTexts } from '../core/i18n/create-i18n.ts';

/**
 * The texts that came with the build, of the shell and of the shared components: what a call shows whose text no served file has: a file of another version may lack keys. Loaded
 * then alone, since the served files have the same texts.
 */
export const defaultTexts: DefaultTexts = async (locale) => {
  const files =
    locale === 'mk'
      ? [
          import(/* webpackChunkName: "texts-mk" */ '../../assets/localization/mk.json', {
            with: { type: 'json' },
          }),
          import(/* webpackChunkName: "texts-mk" */ '@pazar/ui/localization/mk.json', {
            with: { type: 'json' },
          }),
          import(/* webpackChunkName: "texts-mk" */ '@pazar/section/localization/mk.json', {
            with: { type: 'json' },
          }),
        ]
      : [
          import(/* webpackChunkName: "texts-en" */ '../../assets/localization/en.json', {
            with: { type: 'json' },
          }),
          import(/* webpackChunkName: "texts-en" */ '@pazar/ui/localization/en.json', {
            with: { type: 'json' },
          }),
          import(/* webpackChunkName: "texts-en" */ '@pazar/section/localization/en.json', {
            with: { type: 'json' },
          }),
        ];
  const loaded = await Promise.all(files);
  return loaded.map(({ default: texts }) => texts);
};
