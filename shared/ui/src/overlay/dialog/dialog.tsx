import { ModalDialog, type ModalDialogProps } from './modal-dialog.tsx';

export interface DialogProps extends Omit<ModalDialogProps, 'role'> {
  /** `small` for a question, `large` for a table. Default `medium`. */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/**
 * A modal dialog, open for as long as it is rendered: `{isOpen && <Dialog …/>}`. The browser traps
 * the focus, makes the rest inert and returns the focus. Escape and the cross call `onClose`; a
 * click outside does not, so that no entered data are lost by accident.
 */
export function Dialog(props: DialogProps) {
  return <ModalDialog {...props} />;
}
