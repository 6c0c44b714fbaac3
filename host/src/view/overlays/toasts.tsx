import { createRoot } from 'react-dom/client';
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { ToastContent, type ToastMessage, type ToastTexts } from './toast-content.tsx';
import './toasts.css';

/** How long a message stays, and where (specification, business constants). */
const visibleFor = 5000;

/** More at once would cover the page; the rest wait for their turn. */
const atOnce = 3;

const transition = cssTransition({ enter: 'alert-enters', exit: 'alert-leaves', collapse: false });

let container: Promise<void> | undefined;

/** A screen reader says only what changes in a region that it has already met. */
function mount({ region }: ToastTexts): Promise<void> {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
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
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** Shows one message at the bottom centre. */
export async function showToast(message: ToastMessage): Promise<void> {
  container ??= mount(message.texts);
  await container;
  toast(<ToastContent {...message} />, { className: 'alert', role: 'status' });
}
