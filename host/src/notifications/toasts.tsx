import { createRoot } from 'react-dom/client';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';

/** How long a message stays, and where (specification, business constants). */
const visibleFor = 5000;

let isMounted = false;

/** Shows one message at the bottom centre. */
export function showToast(message: string): void {
  if (!isMounted) {
    const place = document.createElement('div');
    document.body.append(place);
    createRoot(place).render(
      <ToastContainer position="bottom-center" autoClose={visibleFor} hideProgressBar />,
    );
    isMounted = true;
  }
  toast(message, { role: 'status' });
}
