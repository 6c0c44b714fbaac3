import { useEffect, useRef } from 'react';
import { useShell } from './context.ts';

/** A key by its place on the keyboard, so that it works whatever the language of the layout. */
export interface Keys {
  /** `KeyboardEvent.code`: `KeyN`, `Slash`, `Digit1`. */
  readonly code: string;
  /** For a sign that layouts have in other places: the sign itself, such as `/`. */
  readonly sign?: string;
  /** With Ctrl, or Cmd on a Mac. Only such a shortcut works while something is being entered. */
  readonly isWithControl?: boolean;
  readonly isWithShift?: boolean;
}

/** Something an agent can do on the page: by its shortcut, or found in the command palette. */
export interface Command {
  /** Unique on the page and always the same, such as `product.new`. */
  readonly id: string;
  /** Already translated; an imperative, such as "New product". */
  readonly label: string;
  readonly run: () => void;
  readonly keys?: Keys;
  /** It does something only where the focus is, so that the palette cannot offer it. */
  readonly isForFocus?: boolean;
}

/** The shell's registry of the page's commands. */
export interface Commands {
  /**
   * @param list called whenever the palette or the help opens or a key is pressed
   * @returns unregisters the commands
   */
  add(list: () => readonly Command[]): () => void;
  /** Shows all shortcuts of the page. */
  openHelp(): void;
}

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
