import type { Command } from '@pazar/shell/commands';
import { useTranslation } from '@pazar/shell/translation';
import { type KeyboardEvent, useId, useState } from 'react';
import { Dialog } from '../../overlay/dialog/dialog.tsx';
import { CommandKeys } from '../command-keys.tsx';
import styles from '../command.module.css';
import { foundCommands } from './found-commands.ts';

/** Something that the palette offers. */
export interface PaletteCommand extends Pick<Command, 'id' | 'label' | 'run' | 'keys'> {
  /** What kind it is, already translated: "Go to". */
  readonly group: string;
  /** Other words by which it is found, in either language. */
  readonly keywords?: readonly string[];
}

export interface CommandPaletteProps {
  commands: readonly PaletteCommand[];
  onClose: () => void;
}

/**
 * Finds what can be done on the page, and every page, by a part of its name in either script. The
 * arrow keys choose, Enter does it.
 */
export function CommandPalette({ commands, onClose }: CommandPaletteProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
  const found = foundCommands(commands, search);
  const active = found[Math.min(at, found.length - 1)];

  function run(command: PaletteCommand | undefined): void {
    if (command === undefined) return;
    onClose();
    // The dialog gives the focus back when it is gone; what is done may take it after that.
    setTimeout(command.run);
  }
  function handleKey(event: KeyboardEvent): void {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt((Math.min(at, found.length - 1) + step + found.length) % Math.max(found.length, 1));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      run(active);
    }
  }

  return (
    <Dialog title={t('command.title')} onClose={onClose}>
      <div className={styles.palette}>
        <input
          type="text"
          role="combobox"
          className={styles.input}
          aria-label={t('command.search')}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active === undefined ? undefined : `${id}-${active.id}`}
          placeholder={t('command.search')}
          autoComplete="off"
          spellCheck={false}
          value={search}
          onKeyDown={handleKey}
          onChange={(event) => {
            setSearch(event.target.value);
            setAt(0);
          }}
        />
        <div
          role="listbox"
          id={`${id}-list`}
          className={styles.options}
          aria-label={t('command.title')}
        >
          {found.map((command) => (
            <div
              key={command.id}
              ref={(option) => {
                if (command === active) option?.scrollIntoView?.({ block: 'nearest' });
              }}
              role="option"
              id={`${id}-${command.id}`}
              tabIndex={-1}
              className={styles.option}
              aria-selected={command === active}
              onClick={() => run(command)}
              onKeyDown={handleKey}
            >
              <span className={styles.group}>{command.group}</span>
              <span className={styles.label}>{command.label}</span>
              {command.keys !== undefined && <CommandKeys keys={command.keys} />}
            </div>
          ))}
        </div>
        <p role="status" className={styles.none}>
          {found.length === 0 && t('command.none')}
        </p>
      </div>
    </Dialog>
  );
}
