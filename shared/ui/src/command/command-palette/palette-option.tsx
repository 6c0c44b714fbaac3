import type { KeyboardEvent, MouseEvent } from 'react';
import { CommandKeys } from '../command-keys.tsx';
import styles from '../command.module.css';
import type { PaletteCommand } from './palette-command.ts';

export interface PaletteOptionProps {
  /** Identifier of the element, by which the search field names the chosen option. */
  readonly id: string;
  readonly command: PaletteCommand;
  readonly isActive: boolean;
  readonly onRun: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * One option of the palette. An option for a page is a link, which can be opened in another tab.
 */
export function PaletteOption({ id, command, isActive, onRun, onKeyDown }: PaletteOptionProps) {
  const { group, label, keys, href } = command;
  const Element = href === undefined ? 'div' : 'a';

  function click(event: MouseEvent): void {
    const isForBrowser = href !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey);
    if (isForBrowser) return;
    event.preventDefault();
    onRun();
  }
  return (
    <Element
      ref={(option: HTMLElement | null) => {
        if (isActive) option?.scrollIntoView?.({ block: 'nearest' });
      }}
      role="option"
      id={id}
      tabIndex={-1}
      className={styles.option}
      aria-selected={isActive}
      onClick={click}
      onKeyDown={onKeyDown}
      {...(href !== undefined && { href })}
    >
      {group !== undefined && <span className={styles.group}>{group}</span>}
      <span className={styles.label}>{label}</span>
      {keys !== undefined && <CommandKeys keys={keys} />}
    </Element>
  );
}
