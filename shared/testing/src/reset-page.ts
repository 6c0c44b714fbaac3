import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Removes every trace of a test from the page, which all files of a worker share. The style sheets
 * of modules stay: a module is evaluated once and inserts its sheet once.
 */
export function resetPage(): void {
  cleanup();
  vi.useRealTimers();
  for (const element of document.head.querySelectorAll(':scope > :not(style[data-vite-dev-id])')) {
    element.remove();
  }
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
}
