import { useTranslation } from 'react-i18next';
import { type KeyboardEvent, useId, useState } from 'react';
import { Dialog } from '../../overlay/dialog/dialog.tsx';
import styles from '../command.module.css';
import { PaletteOption } from './palette-option.tsx';
import { PaletteResultsStatus } from './palette-results.tsx';
import type { PaletteCommand, PaletteSearch } from './palette-command.ts';
import { matchesSearch, searchRank } from '@pazar/format/search-fold';

const noSearch: PaletteSearch = {
  onChange: () => undefined,
  groups: [],
  isLoading: false,
  onRetry: null,
};

export type { PaletteGroup, PaletteSearch } from './palette-command.ts';

export interface CommandPaletteProps {
  commands: readonly PaletteCommand[];
  /** A further search, such as in the agent's data on the server. */
  data?: PaletteSearch;
  onClose: () => void;
}

/**
 * Finds the page's commands, every page, and results of `data`, by a part of the name in either
 * script. The arrow keys select, Enter runs.
 */
export function CommandPalette({ commands, data = noSearch, onClose }: CommandPaletteProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
  const ofCommands = foundCommands(commands, search);
  const groups = data.groups.filter(({ commands: results }) => results.length > 0);
  const found = [...ofCommands, ...groups.flatMap(({ commands: results }) => results)];
  const active = found[Math.min(at, found.length - 1)];

  function run(command: PaletteCommand | undefined): void {
    if (command === undefined) return;
    onClose();
    // The closed dialog returns the focus; the command may move it after that.
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

  const option = (command: PaletteCommand) => (
    <PaletteOption
      key={command.id}
      id={`${id}-${command.id}`}
      command={command}
      isActive={command === active}
      onRun={() => run(command)}
      onKeyDown={handleKey}
    />
  );

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
            data.onChange(event.target.value);
            setAt(0);
          }}
        />
        <div
          role="listbox"
          id={`${id}-list`}
          className={styles.options}
          aria-label={t('command.title')}
        >
          {ofCommands.map(option)}
          {groups.map(({ title, commands: results }) => (
            <div key={title} role="group" aria-label={title}>
              <div className={styles.heading} aria-hidden="true">
                {title}
              </div>
              {results.map(option)}
            </div>
          ))}
        </div>
        <PaletteResultsStatus
          isLoading={data.isLoading}
          isEmpty={found.length === 0}
          onRetry={data.onRetry}
        />
      </div>
    </Dialog>
  );
}

/**
 * Searches labels and keywords, in either script. Without a search text, returns everything
 * unchanged; else the best match of a label first, and keyword matches after all labels.
 */
function foundCommands(
  commands: readonly PaletteCommand[],
  search: string,
): readonly PaletteCommand[] {
  if (search.trim() === '') return commands;
  const ofLabel = commands
    .filter(({ label }) => matchesSearch(label, search))
    .toSorted((one, other) => searchRank(one.label, search) - searchRank(other.label, search));
  const ofKeyword = commands.filter(
    (command) =>
      !ofLabel.includes(command) &&
      command.keywords?.some((keyword) => matchesSearch(keyword, search)) === true,
  );
  return [...ofLabel, ...ofKeyword];
}
