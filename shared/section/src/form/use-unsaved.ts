import type { FieldValues } from 'react-hook-form';
import { useStore } from 'zustand';
import { changedPaths } from '../json/changed-paths.ts';
import { describeField, type FieldDescriptions, fieldOrder } from './field-description.ts';
import type { RecordForm } from './record-form-handle.ts';
import { useFormValues } from './use-form-values.ts';

/** The unsaved changes. */
export interface Unsaved {
  readonly isDirty: boolean;
  /** The labels of the changed fields, each once, in their order on the page. */
  readonly labels: readonly string[];
}

/** The labels of the fields in which two values of a form differ, in their order on the page. */
export function changedLabels(
  fields: FieldDescriptions,
  base: unknown,
  values: unknown,
): readonly string[] {
  const labels = changedPaths(base, values)
    .toSorted((one, other) => fieldOrder(fields, one) - fieldOrder(fields, other))
    .map((path) => describeField(fields, path)?.label ?? path);
  return [...new Set(labels)];
}

/** Renders again with every key press. */
export function useUnsaved<Values extends FieldValues>(form: RecordForm<Values>): Unsaved {
  const values = useFormValues(form);
  const base = useStore(form.state, (state) => state.base.values);
  const labels = changedLabels(form.fields, base, values);
  return { isDirty: labels.length > 0, labels };
}
