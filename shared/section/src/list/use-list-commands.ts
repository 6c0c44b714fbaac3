import { type Command, useCommands } from '@pazar/shell/commands';
import { useTranslation } from 'react-i18next';
import type { RefObject } from 'react';

export interface ListCommands {
  /** Null for a list without a search. */
  search: RefObject<{ focus: () => void } | null> | null;
  /** Whether rows open. */
  canOpen: boolean;
  create: { readonly label: string; readonly onCreate: () => void } | undefined;
  select: ((id: string, isRange: boolean) => void) | null;
}

/** The shortcuts of a list: `/` search, N new, X choose the row with the focus, E open it. */
export function useListCommands({ search, canOpen, create, select }: ListCommands): void {
  const { t } = useTranslation('shell');
  const commands: Command[] = [];
  if (search !== null) {
    commands.push({
      id: 'list.search',
      label: t('list.shortcut.search'),
      keys: { code: 'Slash', sign: '/' },
      run: () => search.current?.focus(),
    });
  }
  if (canOpen) {
    commands.push({
      id: 'list.open',
      label: t('list.shortcut.open'),
      keys: { code: 'KeyE' },
      isForFocus: true,
      run: () => focusedRow()?.querySelector<HTMLElement>('[data-open]')?.click(),
    });
  }
  if (create !== undefined) {
    const { label, onCreate } = create;
    commands.push({ id: 'list.new', label, keys: { code: 'KeyN' }, run: onCreate });
  }
  if (select !== null) {
    commands.push({
      id: 'list.select',
      label: t('list.shortcut.select'),
      keys: { code: 'KeyX' },
      isForFocus: true,
      run() {
        const id = focusedRow()?.dataset['row'];
        if (id !== undefined) select(id, false);
      },
    });
  }
  useCommands(commands);
}

function focusedRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('[data-row]') ?? null;
}
