import { CommandCenter } from '../commands/command-center.tsx';
import { LeaveGate } from '../overlays/leave-gate.tsx';
import { Frame } from './frame.tsx';

/** The page around all pages: the frame, the keys, and the question before unsaved data are left. */
export function ShellPage() {
  return (
    <>
      <LeaveGate />
      <CommandCenter />
      <Frame />
    </>
  );
}
