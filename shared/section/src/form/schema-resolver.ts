import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { type FieldPath, valueAt, withValueAt } from '../json/changed-paths.ts';
import { type FieldFault, faultsOfIssues } from './field-fault.ts';
import type { FormSchema } from './form-schema.ts';
import { isObject } from '@pazar/ui/parts/same-value';

/**
 * An error in the form of react-hook-form, which stores it beside its members' errors, by its own
 * names.
 */
export interface KeptFault {
  readonly type: string;
  readonly message: string;
}

/** Lets react-hook-form ask a schema. Zod's own resolver would bring the whole of zod along. */
export function schemaResolver<Values extends FieldValues, Output>(
  schema: FormSchema<Output>,
  wordsOf: (fault: FieldFault) => string,
): Resolver<Values, unknown, Output> {
  return (values) => {
    const read = schema.safeParse(values);
    if (read.success) return { values: read.data, errors: {} };
    return { values: {}, errors: errorTree(faultsOfIssues(read.error.issues, values), wordsOf) };
  };
}

function errorTree<Values extends FieldValues>(
  faults: readonly FieldFault[],
  wordsOf: (fault: FieldFault) => string,
): FieldErrors<Values> {
  const tree = faults.reduce<unknown>((errors, fault) => {
    const path = fault.path === '' ? 'root' : fault.path;
    const inner = valueAt(errors, path);
    const kept: KeptFault = { type: fault.code, message: wordsOf(fault) };
    return withValueAt(errors, path, { ...(isObject(inner) && inner), ...kept });
  }, {});
  // Built from the paths of the values that were read.
  return tree as FieldErrors<Values>;
}

/** Every fault in a tree of errors, with its place. */
export function faultsInTree(tree: unknown, at: FieldPath = ''): [FieldPath, string][] {
  if (!isBranch(tree)) return [];
  const own: [FieldPath, string][] =
    typeof tree['message'] === 'string' && typeof tree['type'] === 'string'
      ? [[at, tree['message']]]
      : [];
  const inner = Object.entries(tree)
    .filter(([key]) => key !== 'ref')
    .flatMap(([key, branch]) => faultsInTree(branch, at === '' ? key : `${at}.${key}`));
  return [...own, ...inner];
}

function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
