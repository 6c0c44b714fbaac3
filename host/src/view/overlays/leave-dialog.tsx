import { Button } from '@pazar/ui/button';
import { useEffect, useId, useRef } from 'react';
import { mountElement } from '../page/mount-element.ts';
import styles from './dialog.module.css';

export interface LeaveDialogTexts {
  readonly title: string;
  readonly question: string;
  readonly stay: string;
  readonly discard: string;
}

interface LeaveDialogProps {
  readonly texts: LeaveDialogTexts;
  readonly onClose: (mayLeave: boolean) => void;
}

/**
 * The browser's modal dialog: it traps the focus, makes the rest of the page inert, closes with
 * Escape and returns the focus. The first button, which loses no data, gets the initial focus.
 */
function LeaveDialog({ texts, onClose }: LeaveDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(function open() {
    dialog.current?.showModal();
  }, []);

  // The browser sends the event "close" in a later task: a question that is asked before it, by the
  // back button for example, would get this answer.
  function answer(mayLeave: boolean) {
    dialog.current?.close();
    onClose(mayLeave);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-question`}
      onCancel={() => answer(false)}
      onClose={() => onClose(false)}
    >
      <h2 className={styles.title} id={`${id}-title`}>
        {texts.title}
      </h2>
      <p id={`${id}-question`}>{texts.question}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => answer(false)}>
          {texts.stay}
        </Button>
        <Button onClick={() => answer(true)}>{texts.discard}</Button>
      </div>
    </dialog>
  );
}

/** Asks; true when the agent discards the unsaved data. */
export function showLeaveDialog(texts: LeaveDialogTexts): Promise<boolean> {
  return new Promise((resolve) => {
    const remove = mountElement(<LeaveDialog texts={texts} onClose={close} />);
    function close(mayLeave: boolean) {
      remove();
      resolve(mayLeave);
    }
  });
}
