import type { Ref } from 'react';

/** Props of every form input. Texts are already translated. */
export interface FieldProps {
  /** Id of the focusable element; generated when omitted. */
  id?: string | undefined;
  name?: string | undefined;
  label: string;
  /** Help that is shown before any error. */
  hint?: string | undefined;
  /** The error and how to fix it. */
  error?: string | undefined;
  /** Writes "optional" beside the label. Mark those that may stay empty, not those that may not. */
  isOptional?: boolean | undefined;
  /** Shows the label to screen readers only: for a cell of a table with the same column head. */
  isLabelHidden?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** A controlled list of chosen or entered values. A new list is the caller's own. */
export interface ListProps<Item, Element> extends Omit<
  ValueProps<readonly Item[], Element>,
  'onChange'
> {
  onChange: (value: Item[]) => void;
}

/** A controlled value, in the shape that react-hook-form's `Controller` hands on. */
export interface ValueProps<Value, Element> {
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  /** The element to focus when the field has an error. */
  ref?: Ref<Element> | undefined;
}
