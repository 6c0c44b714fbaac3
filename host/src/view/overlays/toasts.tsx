import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { mountOver } from './mount-over.ts';
import { ToastContent, type ToastMessage } from './toast-content.tsx';
import './toasts.css';

/** How long a message stays, and where (specification, business constants). */
const visibleFor = 5000;

/** More at once would cover the page; the rest wait for their turn. */
const atOnce = 3;

const transition = cssTransition({ enter: 'alert-enters', exit: 'alert-leaves', collapse: false });

/**
 * Mounts the region of messages, at the bottom centre. A screen reader reads only what changes in a
 * region that it has met before, so the region is on the page for two frames before a message.
 *
 * @param region its name for screen readers
 * @returns shows one message
 */
export async function mountToasts(region: string): Promise<(message: ToastMessage) => void> {
  mountOver(
    <ToastContainer
      aria-label={region}
      position="bottom-center"
      autoClose={visibleFor}
      limit={atOnce}
      transition={transition}
      closeButton={false}
      closeOnClick={false}
      pauseOnHover
      hideProgressBar
    />,
  );
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return (message) => toast(<ToastContent {...message} />, { className: 'alert', role: 'status' });
}
