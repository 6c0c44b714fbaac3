import type { Command, Commands, Keys } from '@pazar/shell/commands';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The overlay on the page: the command palette, or the shortcuts. */
export type CommandOverlay = 'palette' | 'help';

export interface CommandState {
  readonly overlay: CommandOverlay | null;
  /** Single-key shortcuts without Ctrl. Users of speech input turn them off (WCAG 2.2, 2.1.4). */
  readonly singleKeysEnabled: boolean;
}

export interface CommandRegistry {
  /** The part that sections see. */
  readonly ofSections: Commands;
  readonly state: StoreApi<CommandState>;
  /** The page's current commands; of two with one name the later counts. */
  readonly all: () => readonly Command[];
  readonly show: (overlay: CommandOverlay | null) => void;
  readonly setSingleKeys: (areOn: boolean) => void;
}

const singleKeysKey = 'single-keys';

/** Keeps the page's commands. Lists are read again each time: labels and actions may change. */
export function createCommandRegistry(storage: Storage): CommandRegistry {
  const lists = new Map<symbol, () => readonly Command[]>();
  const state = createStore<CommandState>(() => ({
    overlay: null,
    singleKeysEnabled: storage.getItem(singleKeysKey) !== 'off',
  }));
  const show = (overlay: CommandOverlay | null) => state.setState({ overlay });

  return {
    ofSections: Object.freeze({
      add(list: () => readonly Command[]) {
        const key = Symbol('commands');
        lists.set(key, list);
        return () => void lists.delete(key);
      },
      openHelp: () => show('help'),
    }),
    state,
    all: () => {
      const commands = [...lists.values()].flatMap((list) => list());
      return [...new Map(commands.map((command) => [command.id, command])).values()];
    },
    show,
    setSingleKeys(areOn) {
      state.setState({ singleKeysEnabled: areOn });
      if (areOn) storage.removeItem(singleKeysKey);
      else storage.setItem(singleKeysKey, 'off');
    },
  };
}

/** Elements that accept letters as text, and elements with their own keys. */
const entry =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"],' +
  ' [role="combobox"], [role="searchbox"], [role="spinbutton"], [role="listbox"], [role="menu"],' +
  ' input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';
const dialog = 'dialog, [role="dialog"], [role="alertdialog"]';

/**
 * The command of a key press, or undefined. A single key has no command while text is being
 * entered, while a dialog is open, and for agents who turned such shortcuts off.
 */
export function commandOfKey(
  event: KeyboardEvent,
  commands: readonly Command[],
  isSingleOff: boolean,
): Command | undefined {
  if (event.defaultPrevented || event.isComposing || event.altKey) return undefined;
  const command = commands.findLast(({ keys }) => keys !== undefined && isPressed(keys, event));
  if (command?.keys === undefined || isDialogOpen(event)) return undefined;
  const needsQuiet = command.keys.isWithControl !== true;
  return needsQuiet && (isSingleOff || isEntry(event.target)) ? undefined : command;
}

function isPressed(keys: Keys, event: KeyboardEvent): boolean {
  const { code, sign, isWithControl = false, isWithShift = false } = keys;
  if ((event.ctrlKey || event.metaKey) !== isWithControl) return false;
  // A sign may need Shift on one layout and not on another.
  if (sign !== undefined && event.key === sign) return true;
  return event.code === code && event.shiftKey === isWithShift;
}

function isEntry(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(entry) !== null;
}

function isDialogOpen({ target }: KeyboardEvent): boolean {
  if (target instanceof Element && target.closest(dialog) !== null) return true;
  return document.querySelector('dialog[open], [role="dialog"][aria-modal="true"]') !== null;
}
