import type { Notify } from '@pazar/shell/notify';

/**
 * Shows toasts. The library and its styles load with the first message: most visits show none.
 */
export function createNotifier(): Notify {
  return (message) => {
    import('./toasts.tsx')
      .then(({ showToast }) => showToast(message))
      .catch((error: unknown) => console.error('A message could not be shown', message, error));
  };
}
