import type { Problem } from '@pazar/contracts/problem';
import type { FieldName } from './form-fields.ts';

/** What is wrong with a field, already translated. */
export type FieldFaults = Readonly<Partial<Record<FieldName, string>>>;

/** What the server says of these fields, in its words for the language of the page. */
export function faultsOf(problem: Problem | undefined, fields: readonly FieldName[]): FieldFaults {
  const errors = problem?.errors ?? [];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const error = errors.find(({ pointer }) => pointer === `/${field}`);
      return error === undefined ? [] : [[field, error.detail]];
    }),
  );
}
