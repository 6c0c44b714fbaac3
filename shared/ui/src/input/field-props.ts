import type { Ref } from 'react';

/** What every input of a form says about itself. Texts come in translated. */
export interface FieldProps {
  /** Of the focusable element; made up when left out. */
  id?: string | undefined;
  name?: string | undefined;
  label: string;
  /** Help that is there before anything goes wrong. */
  hint?: string | undefined;
  /** What is wrong and what would be right. */
  error?: string | undefined;
  /** Writes "optional" beside the label. Mark those that may stay empty, not those that may not. */
  isOptional?: boolean | undefined;
  /** Keeps the label for screen readers alone: for a cell of a table, whose head says the same. */
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
