import { useTranslation } from 'react-i18next';
import { type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { ModalDialog } from './dialog/modal-dialog.tsx';

export interface ConfirmProps {
  /** The question, with its subject: "Archive 3 products?" */
  title: string;
  /** The consequences, and whether they can be undone. */
  children: ReactNode;
  /** The action in one word, as on the button that opened the dialog: "Archive". */
  confirmLabel: string;
  /** The answer that changes nothing. By default "Cancel". */
  cancelLabel?: string | undefined;
  /** The emphasised answer. By default `confirm`; `cancel` where confirming loses data. */
  primary?: 'confirm' | 'cancel' | undefined;
  /** Under way: the dialog stays until the caller stops rendering it. */
  isBusy?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks before an action that cannot be undone; an undoable one needs no confirmation. Open for as
 * long as it is rendered. The initial focus is on the answer that loses nothing.
 */
export function Confirm({
  title,
  children,
  confirmLabel,
  cancelLabel,
  primary = 'confirm',
  isBusy = false,
  onConfirm,
  onCancel,
}: ConfirmProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  return (
    <ModalDialog
      role="alertdialog"
      size="small"
      title={title}
      describedBy={id}
      onClose={onCancel}
      actions={
        <>
          <Button variant={primary === 'cancel' ? 'primary' : 'secondary'} onClick={onCancel}>
            {cancelLabel ?? t('overlay.cancel')}
          </Button>
          <Button
            variant={primary === 'confirm' ? 'primary' : 'secondary'}
            isBusy={isBusy}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div id={id}>{children}</div>
    </ModalDialog>
  );
}
