import type { Keys } from '@pazar/shell/commands';

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** A shortcut as it stands on the keyboard, one name for each key: `Ctrl`, `K`. */
export function keyNames({ code, sign, isWithControl = false, isWithShift = false }: Keys) {
  return [
    ...(isWithControl ? [isMac() ? '⌘' : 'Ctrl'] : []),
    // A sign says by itself whether it needs Shift.
    ...(isWithShift && sign === undefined ? ['Shift'] : []),
    sign ?? code.replace(/^(?:Key|Digit)/, ''),
  ];
}
