import type { useTranslation } from 'react-i18next';
import type { SectionTexts } from './locale.ts';

/** The type of a section's `t`, for functions that receive it: `Translate<'catalog'>`. */
export type Translate<Namespace extends keyof SectionTexts> = ReturnType<
  typeof useTranslation<Namespace>
>['t'];

/**
 * The part of react-i18next that sections use. Sharing the library whole would cost its
 * tree-shaking (docs/decisions/0013). Give it the section's namespace: `useTranslation('catalog')`.
 */
export { useTranslation } from 'react-i18next';
