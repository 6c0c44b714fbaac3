import type { Command, Keys } from '@pazar/shell/commands';

/** What takes letters as text, and what has keys of its own. */
const entry =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"],' +
  ' [role="combobox"], [role="searchbox"], [role="spinbutton"], [role="listbox"], [role="menu"],' +
  ' input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';
const dialog = 'dialog, [role="dialog"], [role="alertdialog"]';

/**
 * The command that a key press means, or undefined. A key alone means nothing where text is being
 * entered or while a dialog is open, and nothing to who has turned such shortcuts off.
 */
export function commandOfKey(
  event: KeyboardEvent,
  commands: readonly Command[],
  isSingleOff: boolean,
): Command | undefined {
  if (event.defaultPrevented || event.isComposing || event.altKey) return undefined;
  const command = commands.findLast(({ keys }) => keys !== undefined && isPressed(keys, event));
  if (command?.keys === undefined || isDialogOpen(event)) return undefined;
  const needsQuiet = command.keys.isWithControl !== true;
  return needsQuiet && (isSingleOff || isEntry(event.target)) ? undefined : command;
}

function isPressed(keys: Keys, event: KeyboardEvent): boolean {
  const { code, sign, isWithControl = false, isWithShift = false } = keys;
  if ((event.ctrlKey || event.metaKey) !== isWithControl) return false;
  // A sign may need Shift on one layout and not on another.
  if (sign !== undefined && event.key === sign) return true;
  return event.code === code && event.shiftKey === isWithShift;
}

function isEntry(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(entry) !== null;
}

function isDialogOpen({ target }: KeyboardEvent): boolean {
  if (target instanceof Element && target.closest(dialog) !== null) return true;
  return document.querySelector('dialog[open], [role="dialog"][aria-modal="true"]') !== null;
}
