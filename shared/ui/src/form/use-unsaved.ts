import type { FieldValues } from 'react-hook-form';
import { useStore } from 'zustand';
import { changedPaths } from '../json/changed-paths.ts';
import { describeField, fieldOrder } from './field-description.ts';
import type { RecordForm } from './record-form-handle.ts';
import { useFormValues } from './use-form-values.ts';

/** The unsaved changes. */
export interface Unsaved {
  readonly isDirty: boolean;
  /** The labels of the changed fields, each once, in their order on the page. */
  readonly labels: readonly string[];
}

/** Renders again with every key press. */
export function useUnsaved<Values extends FieldValues>(form: RecordForm<Values>): Unsaved {
  const values = useFormValues(form);
  const base = useStore(form.state, (state) => state.base.values);
  const paths = changedPaths(base, values);
  const labels = paths
    .toSorted((one, other) => fieldOrder(form.fields, one) - fieldOrder(form.fields, other))
    .map((path) => describeField(form.fields, path)?.label ?? path);
  return { isDirty: paths.length > 0, labels: [...new Set(labels)] };
}
