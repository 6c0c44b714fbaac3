import type { Keys } from '@pazar/shell/commands';
import styles from './command.module.css';
import { keyNames } from './key-names.ts';

/** The keys of a shortcut. */
export function CommandKeys({ keys }: { keys: Keys }) {
  return (
    <span className={styles.keys}>
      {keyNames(keys).map((name) => (
        <kbd key={name} className={styles.key}>
          {name}
        </kbd>
      ))}
    </span>
  );
}
