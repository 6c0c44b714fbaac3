import { useEffect, useRef } from 'react';
import { useShell } from './context.ts';
import type { Command } from './services/page.ts';

export type { Command, Commands, Keys } from './services/page.ts';

/**
 * Registers commands for as long as the component is mounted. The shell handles the keys: not while
 * text is being entered, and not in a dialog. Of two commands with one shortcut the later counts.
 */
export function useCommands(commands: readonly Command[]): void {
  const { commands: registry } = useShell();
  const latest = useRef(commands);

  useEffect(function keepLatest() {
    latest.current = commands;
  });
  useEffect(
    function offer() {
      return registry.add(() => latest.current);
    },
    [registry],
  );
}
