import { Confirm } from '@pazar/ui/overlay/confirm';
import type { i18n } from 'i18next';
import { mountElement } from '../page/mount-element.tsx';

export interface LeaveDialogTexts {
  readonly title: string;
  readonly question: string;
  readonly stay: string;
  readonly discard: string;
}

/** Asks; true when the agent discards the unsaved data. */
export function showLeaveDialog(texts: LeaveDialogTexts, translation: i18n): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (mayLeave: boolean) => () => {
      remove();
      resolve(mayLeave);
    };
    const remove = mountElement(
      <Confirm
        title={texts.title}
        cancelLabel={texts.stay}
        confirmLabel={texts.discard}
        primary="cancel"
        onCancel={answer(false)}
        onConfirm={answer(true)}
      >
        {texts.question}
      </Confirm>,
      { i18n: translation },
    );
  });
}
