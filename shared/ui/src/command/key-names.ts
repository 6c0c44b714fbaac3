import type { Keys } from '@pazar/shell/commands';

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** A shortcut's keys as printed on the keyboard: `Ctrl`, `K`. */
export function keyNames({ code, sign, isWithControl = false, isWithShift = false }: Keys) {
  return [
    ...(isWithControl ? [isMac() ? '⌘' : 'Ctrl'] : []),
    // A sign implies whether it needs Shift.
    ...(isWithShift && sign === undefined ? ['Shift'] : []),
    sign ?? code.replace(/^(?:Key|Digit)/, ''),
  ];
}
