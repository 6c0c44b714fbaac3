import i18next from 'i18next';
import { mountToasts } from './toasts.tsx';

/**
 * The `react-toastify` of sections, with the shell's region for its messages. Without the style
 * element that the library adds to the page, which the content security policy forbids.
 */
// oxlint-disable-next-line oxc/no-barrel-file -- sections import the package by this module
export * from 'react-toastify/unstyled';

void mountToasts(i18next.t('notification.region'));
