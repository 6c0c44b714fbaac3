import type { Command, Commands } from '@pazar/shell/commands';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What stands over the page: all that can be done, or the shortcuts. */
export type CommandOverlay = 'palette' | 'help';

export interface CommandState {
  readonly overlay: CommandOverlay | null;
  /**
   * Shortcuts of one key without Ctrl. Whoever dictates to the computer turns them off (WCAG 2.2,
   * 2.1.4).
   */
  readonly areSingleKeysOn: boolean;
}

export interface CommandRegistry {
  /** What sections see of it. */
  readonly ofSections: Commands;
  readonly state: StoreApi<CommandState>;
  /** What the page offers now; of two with one name the later. */
  readonly all: () => readonly Command[];
  readonly show: (overlay: CommandOverlay | null) => void;
  readonly setSingleKeys: (areOn: boolean) => void;
}

const singleKeysKey = 'single-keys';

/** Keeps what the page offers. Lists are asked for anew each time: labels and actions may change. */
export function createCommandRegistry(storage: Storage): CommandRegistry {
  const lists = new Map<symbol, () => readonly Command[]>();
  const state = createStore<CommandState>(() => ({
    overlay: null,
    areSingleKeysOn: storage.getItem(singleKeysKey) !== 'off',
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
      state.setState({ areSingleKeysOn: areOn });
      if (areOn) storage.removeItem(singleKeysKey);
      else storage.setItem(singleKeysKey, 'off');
    },
  };
}
