/**
 * The part of react-i18next that sections use. Sharing the library whole would cost its
 * tree-shaking (docs/decisions/0013). Give it the section's namespace: `useTranslation('catalog')`.
 */
export { useTranslation } from 'react-i18next';
