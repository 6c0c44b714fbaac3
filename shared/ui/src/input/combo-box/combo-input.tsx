import type { ComponentProps, KeyboardEvent } from 'react';

/** What the input shows and does; from `useComboBox` or `useMultiCombo`. */
interface ComboInputState {
  readonly text: string;
  readonly isOpen: boolean;
  readonly active: number;
  readonly open: () => void;
  readonly type: (text: string) => void;
  readonly press: (event: KeyboardEvent) => void;
}

interface ComboInputProps extends Omit<ComponentProps<'input'>, 'list'> {
  combo: ComboInputState;
  /** `id` of the `ComboBoxList` below the input. */
  listId: string;
}

/** The text field of a search whose results are in a `ComboBoxList`; it keeps the focus. */
export function ComboInput({ combo, listId, ...input }: ComboInputProps) {
  return (
    <input
      {...input}
      type="text"
      role="combobox"
      autoComplete="off"
      spellCheck={false}
      aria-autocomplete="list"
      aria-expanded={combo.isOpen}
      aria-controls={combo.isOpen ? listId : undefined}
      aria-activedescendant={combo.active < 0 ? undefined : `${listId}-${combo.active}`}
      value={combo.text}
      onChange={(event) => combo.type(event.target.value)}
      onClick={combo.open}
      onKeyDown={combo.press}
    />
  );
}
