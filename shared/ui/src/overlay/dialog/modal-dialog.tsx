import { useTranslation } from 'react-i18next';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../icon-button/icon-button.tsx';
import styles from './dialog.module.css';

export interface ModalDialogProps {
  title: string;
  /**
   * The cross or Escape was pressed. The caller decides, and closes the dialog by not rendering it.
   * Without it neither closes the dialog, and there is no cross.
   */
  onClose?: (() => void) | undefined;
  /** Buttons at the foot; the confirming one last. */
  actions?: ReactNode;
  children?: ReactNode;
  size?: 'small' | 'medium' | 'large' | undefined;
  role?: 'alertdialog' | undefined;
  /** Id of the text that an alert dialog reads out with its title. */
  describedBy?: string | undefined;
}

const fields = 'input:enabled, select:enabled, textarea:enabled';

/** The browser's modal dialog, with the frame that `Dialog` and `Confirm` share. */
export function ModalDialog({
  title,
  onClose,
  actions,
  children,
  size = 'medium',
  role,
  describedBy,
}: ModalDialogProps) {
  const { t } = useTranslation('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  // A layout effect ends while the dialog is still in the page: once it is removed, closing it returns no focus.
  useLayoutEffect(function stayOpen() {
    const element = dialog.current;
    if (element?.open === false) {
      element.showModal();
      // In a form the first field gets the focus, not the close button before it.
      body.current?.querySelector<HTMLElement>(fields)?.focus();
    }
    // Closing returns the focus to the previous element.
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      data-sheet=""
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={(event) => {
        // `cancel` also bubbles up from file inputs.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose?.();
      }}
      onKeyDown={(event) => {
        // Enter in a field would send the form that the dialog was opened from.
        const form = event.target instanceof HTMLInputElement ? event.target.form : null;
        if (event.key === 'Enter' && form?.contains(event.currentTarget)) event.preventDefault();
      }}
      onClose={(event) => {
        // Browsers let `cancel` be prevented once; a second Escape closes the dialog.
        if (event.target !== dialog.current) return;
        if (onClose === undefined) dialog.current.showModal();
        else onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {role !== 'alertdialog' && onClose !== undefined && (
          <IconButton icon="close" label={t('overlay.close')} onClick={onClose} />
        )}
      </div>
      <div ref={body} className={styles.body}>
        {children}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </dialog>
  );
}
