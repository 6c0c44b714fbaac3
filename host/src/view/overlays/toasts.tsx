import type { NotifyAction } from '@pazar/shell/notify';
import { Icon } from '@pazar/ui/icon';
import { type FocusEvent, useEffect, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import {
  cssTransition,
  toast,
  ToastContainer,
  type ToastContentProps,
} from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { mountElement } from '../page/mount-element.tsx';
import './toasts.css';

/** How long a message stays, and where (specification, business constants). */
const visibleFor = 5000;

/** More at once would cover the page; the rest wait for their turn. */
const atOnce = 3;

const transition = cssTransition({ enter: 'alert-enters', exit: 'alert-leaves', collapse: false });

let region: Promise<void> | undefined;

/**
 * Mounts the toast region once, at the bottom centre, for the messages of the shell and of sections.
 * A screen reader announces changes only in a region that it already knows, so the region is mounted
 * two frames before a message.
 *
 * @param name the region's name for screen readers
 * @returns shows one message
 */
export async function mountToasts(name: string): Promise<(message: ToastMessage) => void> {
  region ??= mountRegion(name);
  await region;
  return (message) => toast(<ToastContent {...message} />);
}

async function mountRegion(name: string): Promise<void> {
  mountElement(
    <ErrorBoundary FallbackComponent={MountAgain}>
      <ToastContainer
        aria-label={name}
        position="bottom-center"
        autoClose={visibleFor}
        limit={atOnce}
        transition={transition}
        toastClassName="alert"
        role="status"
        closeButton={false}
        closeOnClick={false}
        pauseOnHover
        hideProgressBar
      />
    </ErrorBoundary>,
  );
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** A section's message that throws unmounts the region; the next messages need another one. */
function MountAgain({ resetErrorBoundary }: FallbackProps) {
  useEffect(resetErrorBoundary, [resetErrorBoundary]);
  return null;
}

interface ToastMessage {
  readonly message: string;
  /** Name of the button that closes it. */
  readonly close: string;
  readonly action?: Pick<NotifyAction, 'onAction'> & { readonly label: string };
}

/** The content of a toast: the text, its action, and a button to close it early. */
function ToastContent({
  message,
  close,
  action,
  ...given
}: ToastMessage & Partial<ToastContentProps>) {
  // The library adds these to the element that it receives.
  const { closeToast, isPaused = true, toastProps } = given;
  const id = toastProps?.toastId ?? '';
  const [isFocused, setFocused] = useState(false);
  const [isHovered, setHovered] = useState(false);

  useEffect(
    function pauseWhileRead() {
      // The library starts the timer when a toast has entered, even if the user is already in it,
      // and it ignores the focus.
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
