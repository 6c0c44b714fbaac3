import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  readonly key: string;
  readonly label: string;
  /** How many it holds, already written out. */
  readonly count?: string | undefined;
  readonly panel: ReactNode;
}

export interface TabsProps {
  /** The subject of the tabs; name of their list. */
  label: string;
  tabs: readonly Tab[];
  /** Key of the selected tab; store it in the URL where a link to it is useful. */
  value: string;
  onChange: (key: string) => void;
}

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Parts of one subject, one at a time. A panel is rendered when it is first selected and stays
 * mounted, so that entered data stay too.
 */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set([value]));
  if (!seen.has(value)) setSeen(new Set([...seen, value]));

  function press(event: KeyboardEvent): void {
    const at = tabs.findIndex(({ key }) => key === value);
    const next = moves[event.key]?.(at, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || tab === undefined) return;
    event.preventDefault();
    onChange(tab.key);
    list.current?.querySelectorAll('button').item(next).focus();
  }
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}-tab-${tab.key}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.key === value}
            aria-controls={seen.has(tab.key) ? `${id}-panel-${tab.key}` : undefined}
            tabIndex={tab.key === value ? 0 : -1}
            onKeyDown={press}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      {tabs
        .filter(({ key }) => seen.has(key))
        .map(({ key, panel }) => (
          <div
            key={key}
            id={`${id}-panel-${key}`}
            role="tabpanel"
            className={styles.panel}
            aria-labelledby={`${id}-tab-${key}`}
            hidden={key !== value}
          >
            {panel}
          </div>
        ))}
    </div>
  );
}
