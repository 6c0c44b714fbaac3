import { type FieldPath, type FieldPathValue, type FieldValues, useWatch } from 'react-hook-form';
import type { RecordForm } from './record-form-handle.ts';

/**
 * The current value of one field of a form. Renders again only when that field changes.
 *
 * @param name its path: `baseUnit`, `packs.0.size`
 */
export function useFormValue<Values extends FieldValues, Name extends FieldPath<Values>>(
  { control }: RecordForm<Values>,
  name: Name,
): FieldPathValue<Values, Name> {
  return useWatch({ control, name });
}
