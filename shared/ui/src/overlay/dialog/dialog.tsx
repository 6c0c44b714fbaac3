import { ModalDialog, type ModalDialogProps } from './modal-dialog.tsx';

export interface DialogProps extends Omit<ModalDialogProps, 'role'> {
  /** `small` for a question, `large` for a table. Default `medium`. */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/**
 * A modal dialog, open for as long as it is rendered: `{isOpen && <Dialog …/>}`. The browser keeps the
 * focus inside, makes the rest inert and gives the focus back. Escape and the cross call `onClose`;
 * a press beside it does not, so that nothing entered is lost by a slip.
 */
export function Dialog(props: DialogProps) {
  return <ModalDialog {...props} />;
}
