import type { FieldProblem, Problem } from '@pazar/contracts/problem';
import { type FieldPath, valueAt } from '../json/changed-paths.ts';
import type { SchemaIssue } from './form-schema.ts';
import { isObject } from '@pazar/ui/parts/same-value';

/** A field's error in the API's form: a code and its parameters. */
export interface FieldFault {
  readonly path: FieldPath;
  /** `required`, `min`, `max`, `min-length`, `max-length`, `format`, `duplicate`, … */
  readonly code: string;
  /** The violated limit, in the unit of the value. */
  readonly limit?: number | undefined;
  /** The server's own words in the agent's language; absent where the page found it. */
  readonly detail?: string | undefined;
}

/**
 * The errors of a schema, with the server's codes; the first error of each path.
 *
 * @param values the parsed input, which shows whether a value is invalid or missing
 */
export function faultsOfIssues(issues: readonly SchemaIssue[], values: unknown): FieldFault[] {
  const faults = new Map<FieldPath, FieldFault>();
  for (const issue of issues) {
    const path = issue.path.map(String).join('.');
    const isMissing = isEmpty(path === '' ? values : valueAt(values, path));
    if (!faults.has(path)) faults.set(path, { path, ...faultOf(issue, isMissing) });
  }
  return [...faults.values()];
}

function faultOf(issue: SchemaIssue, isMissing: boolean): Omit<FieldFault, 'path'> {
  const { code, origin, minimum, maximum, params } = issue;
  if (code === 'custom') return { code: ruleOf(params) };
  // To the agent an empty text is a missing one.
  if (isMissing && code !== 'too_big') return { code: 'required' };
  switch (code) {
    case 'too_small':
      return { code: origin === 'string' ? 'min-length' : 'min', limit: Number(minimum) };
    case 'too_big':
      return { code: origin === 'string' ? 'max-length' : 'max', limit: Number(maximum) };
    case 'invalid_format':
      return { code: 'format' };
    default:
      return { code: 'invalid' };
  }
}

/** A rule beyond the form of a single field: a schema names it as `params: { fault }`. */
function ruleOf(params: SchemaIssue['params']): string {
  const fault = params?.['fault'];
  return typeof fault === 'string' ? fault : 'invalid';
}

/** Null, an empty list, or empty in every language. */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isObject(value)) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || (typeof value === 'string' && !value.trim());
}

/** The server's errors: its pointers (RFC 6901) converted to paths of the form. */
export function faultsOfProblem({ errors = [] }: Pick<Problem, 'errors'>): FieldFault[] {
  return errors.map(({ pointer, code, params, detail }) => ({
    path: pathOfPointer(pointer),
    code,
    limit: limitOf(params),
    detail,
  }));
}

function limitOf(params: FieldProblem['params']): number | undefined {
  const limit = params?.['limit'];
  return typeof limit === 'number' ? limit : undefined;
}

/** An RFC 6901 pointer as a place in a record. */
function pathOfPointer(pointer: string): FieldPath {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
}
