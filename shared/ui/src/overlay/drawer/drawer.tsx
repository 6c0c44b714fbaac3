import { ModalDialog, type ModalDialogProps } from '../dialog/modal-dialog.tsx';

export interface DrawerProps extends Omit<ModalDialogProps, 'kind' | 'role' | 'size'> {}

/**
 * A modal dialog at the side of the window, at its foot on phones: for a short form beside the list
 * it belongs to. Behaves as `Dialog` does.
 */
export function Drawer(props: DrawerProps) {
  return <ModalDialog {...props} kind="drawer" />;
}
