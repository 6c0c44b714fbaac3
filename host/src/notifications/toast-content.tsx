import { Icon } from '@pazar/ui/icon';
import type { NotifyAction } from '@pazar/shell/notify';
import type { FocusEvent } from 'react';
import { toast, type ToastContentProps } from 'react-toastify/unstyled';

export interface ToastTexts {
  /** Name of the region that screen readers list. */
  readonly region: string;
  readonly close: string;
}

export interface ToastMessage {
  readonly message: string;
  readonly texts: ToastTexts;
  readonly action?: NotifyAction;
}

/** What stands in a toast: the text, its action, and a way to close it before its time. */
export function ToastContent({ toastProps, closeToast, data }: ToastContentProps<ToastMessage>) {
  const { message, texts, action } = data;
  const { toastId: id } = toastProps;

  function goOn({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) toast.play({ id });
  }
  function act(): void {
    closeToast();
    action?.onAction();
  }
  return (
    // Whoever tabs to the action needs its time, as a pointer over the message has.
    <div className="alert-content" onFocus={() => toast.pause({ id })} onBlur={goOn}>
      <p className="alert-text">{message}</p>
      {action !== undefined && (
        <button type="button" className="alert-action" onClick={act}>
          {action.label}
        </button>
      )}
      <button
        type="button"
        className="alert-close"
        aria-label={texts.close}
        onClick={() => closeToast()}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
