import type { Keys } from '@pazar/shell/commands';
import styles from './command.module.css';

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

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

/** A shortcut's keys as printed on the keyboard: `Ctrl`, `K`. */
function keyNames({ code, sign, isWithControl = false, isWithShift = false }: Keys) {
  return [
    ...(isWithControl ? [isMac() ? '⌘' : 'Ctrl'] : []),
    // A sign implies whether it needs Shift.
    ...(isWithShift && sign === undefined ? ['Shift'] : []),
    sign ?? code.replace(/^(?:Key|Digit)/, ''),
  ];
}
