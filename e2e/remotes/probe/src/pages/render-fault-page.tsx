import type { ReactNode } from 'react';

/** Throws while it renders. */
export function RenderFaultPage(): ReactNode {
  throw new Error('The probe threw while rendering');
}
