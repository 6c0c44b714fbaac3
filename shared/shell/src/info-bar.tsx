import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useShell } from './context.ts';

/** Renders its children into the shell's info bar, beside the section, for as long as it is mounted. */
export function InfoBar({ children }: { children: ReactNode }) {
  const { infoBar } = useShell();
  return infoBar === null ? null : createPortal(children, infoBar);
}
