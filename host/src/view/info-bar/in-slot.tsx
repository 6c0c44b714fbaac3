import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Renders into an element of the frame that exists before this chunk has loaded. */
export function InSlot({ id, children }: { id: string; children: ReactNode }) {
  const slot = document.getElementById(id);
  return slot === null ? null : createPortal(children, slot);
}
