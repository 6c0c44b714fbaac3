import type { i18n } from 'i18next';
import type { AskToLeave } from '../core/page-state/leave-guard-store.ts';

/** Asks with the shell's dialog, which loads when it is first needed; without it, with the browser's. */
export function askToLeaveWith({ t }: Pick<i18n, 't'>): AskToLeave {
  return async (message = t('leave.question')) => {
    const texts = {
      title: t('leave.title'),
      question: message,
      stay: t('leave.stay'),
      discard: t('leave.discard'),
    };
    try {
      const { showLeaveDialog } = await import(
        /* webpackChunkName: "overlays" */ '../view/overlays/leave-dialog.tsx'
      );
      return await showLeaveDialog(texts);
    } catch (error) {
      console.error('The dialog could not be loaded', error);
      return window.confirm(message);
    }
  };
}
