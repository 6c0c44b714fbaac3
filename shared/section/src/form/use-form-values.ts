import { type DeepPartialSkipArrayKey, type FieldValues, useWatch } from 'react-hook-form';
import type { RecordForm } from './record-form-handle.ts';

/**
 * All that the form holds now, for a preview or a sum beside it. Renders again with every key
 * press: call it in a small component.
 */
export function useFormValues<Values extends FieldValues>({ control }: RecordForm<Values>): Values {
  const values: DeepPartialSkipArrayKey<Values> = useWatch({ control });
  // Every field has an initial value, at least an empty one.
  return values as Values;
}
