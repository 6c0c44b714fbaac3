import { useTranslation } from 'react-i18next';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../overlay/dialog/dialog.tsx';
import { Stack } from '../layout/layout.tsx';

export interface FormDialogProps {
  title: string;
  /** The button that submits, an imperative: "Send". */
  confirmLabel: string;
  /** The submitted form awaits its answer; the button cannot be pressed. */
  isBusy: boolean;
  /** Called at each submit, also of a form with faults. */
  onSubmit: () => void;
  /** Cancel, Escape and the cross. */
  onCancel: () => void;
  /** The fields; `hasTried` is true after the first submit: an empty field is then a fault. */
  children: (hasTried: boolean) => ReactNode;
}

/**
 * A small dialog with a few fields that are kept nowhere. Enter in a field submits. After a submit the
 * first field with a fault has the focus, whether the form or the server found it.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, confirmLabel, isBusy, onSubmit, onCancel, children } = props;
  const { t } = useTranslation('shell');
  const formId = useId();
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(
    function focusFault() {
      if (tries === 0 || isBusy) return;
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    },
    [tries, isBusy],
  );

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTries(tries + 1);
    onSubmit();
  }
  return (
    <Dialog
      title={title}
      size="small"
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{t('overlay.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit}>
        <Stack gap="large">{children(tries > 0)}</Stack>
      </form>
    </Dialog>
  );
}
