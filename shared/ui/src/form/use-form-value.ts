import { type FieldPath, type FieldPathValue, type FieldValues, useWatch } from 'react-hook-form';
import type { RecordForm } from './record-form-handle.ts';

/**
 * What one field of a form holds now. Renders again when that field changes, and only then.
 *
 * @param name its place: `baseUnit`, `packs.0.size`
 */
export function useFormValue<Values extends FieldValues, Name extends FieldPath<Values>>(
  { control }: RecordForm<Values>,
  name: Name,
): FieldPathValue<Values, Name> {
  return useWatch({ control, name });
}
