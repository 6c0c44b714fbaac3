import type { NotifyAction } from '@pazar/shell/notify';
import { Icon } from '@pazar/ui/icon';
import { type FocusEvent, useEffect, useState } from 'react';
import { toast, type ToastContentProps } from 'react-toastify/unstyled';

export interface ToastMessage {
  readonly message: string;
  /** Name of the button that closes it. */
  readonly close: string;
  readonly action?: NotifyAction;
}

/** What stands in a toast: the text, its action, and a way to close it before its time. */
export function ToastContent({
  message,
  close,
  action,
  ...given
}: ToastMessage & Partial<ToastContentProps>) {
  // The library adds these to the element that it is given.
  const { closeToast, isPaused = true, toastProps } = given;
  const id = toastProps?.toastId ?? '';
  const [isFocused, setFocused] = useState(false);
  const [isHovered, setHovered] = useState(false);

  useEffect(
    function keepForWhoeverReads() {
      // The library starts the clock when a toast has come in, also if it is in use by then, and it
      // knows nothing of the focus.
      if ((isFocused || isHovered) && !isPaused) toast.pause({ id });
    },
    [isFocused, isHovered, isPaused, id],
  );

  function loseFocus({ currentTarget, relatedTarget }: FocusEvent): void {
    if (currentTarget.contains(relatedTarget)) return;
    setFocused(false);
    toast.play({ id });
  }
  function act(): void {
    closeToast?.();
    action?.onAction();
  }
  return (
    <div
      className="alert-content"
      onFocus={() => setFocused(true)}
      onBlur={loseFocus}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
    >
      <p className="alert-text">{message}</p>
      {action !== undefined && (
        <button type="button" className="alert-action" onClick={act}>
          {action.label}
        </button>
      )}
      <button
        type="button"
        className="alert-close"
        aria-label={close}
        onClick={() => closeToast?.()}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
