import { type ArrayPath, type FieldArray, type FieldValues, useFieldArray } from 'react-hook-form';
import type { RecordForm } from './record-form-handle.ts';

/** The rows of a list inside a form, such as the packs of a product. */
export interface FormRows<Row> {
  /** A key for each row that stays with it when it moves. */
  readonly keys: readonly string[];
  readonly add: (row: Row) => void;
  readonly remove: (index: number) => void;
  readonly move: (from: number, to: number) => void;
}

/** @param name path of the list; its rows' members are separate fields, `packs.0.size` */
export function useFormRows<Values extends FieldValues, Name extends ArrayPath<Values>>(
  { control }: RecordForm<Values>,
  name: Name,
): FormRows<FieldArray<Values, Name>> {
  const { fields, append, remove, move } = useFieldArray({ control, name });
  return {
    keys: fields.map(({ id }) => id),
    add: (row) => append(row),
    remove: (index) => remove(index),
    move,
  };
}
