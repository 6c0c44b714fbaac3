import { ApiError } from '@pazar/shell/api-error';
import { describeField, type FieldDescriptions } from './field-description.ts';
import { type FieldFault, faultsOfProblem } from './field-fault.ts';
import type { SaveFailure } from './record-form-handle.ts';

/** Splits a failure into errors of the form's fields and errors of the whole form. */
export function splitFailure(
  error: unknown,
  fields: FieldDescriptions,
): { faults: readonly FieldFault[]; failure: SaveFailure | null } {
  const given = error instanceof Error ? error : new Error(String(error));
  const problem = given instanceof ApiError ? given.problem : undefined;
  const found = faultsOfProblem(problem ?? {});
  const isShown = ({ path }: FieldFault) => describeField(fields, path) !== undefined;
  const faults = found.filter(isShown);
  const others = found.filter((fault) => !isShown(fault)).map(({ detail = '' }) => detail);
  const isAllShown = faults.length > 0 && others.length === 0;
  return { faults, failure: isAllShown ? null : { error: given, others } };
}
