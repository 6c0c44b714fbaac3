import type { Notify } from '@pazar/shell/notify';
import type { i18n } from 'i18next';

/**
 * Shows toasts. The library and its styles load with the first message: most visits show none.
 */
export function createNotifier({ t }: Pick<i18n, 't'>): Notify {
  return (message, options = {}) => {
    const texts = { region: t('notification.region'), close: t('notification.close') };
    import('../view/overlays/toasts.tsx')
      .then(({ showToast }) => showToast({ message, texts, ...options }))
      .catch((error: unknown) => console.error('A message could not be shown', message, error));
  };
}
