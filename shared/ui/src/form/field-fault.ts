import type { FieldProblem, Problem } from '@pazar/contracts/problem';
import { type FieldPath, valueAt } from '../json/changed-paths.ts';
import type { SchemaIssue } from './form-schema.ts';
import { isObject } from '../json/same-value.ts';

/** What is wrong with a field, in the words of the API: a code and what belongs to it. */
export interface FieldFault {
  readonly path: FieldPath;
  /** `required`, `min`, `max`, `min-length`, `max-length`, `format`, `duplicate`, … */
  readonly code: string;
  /** The limit that was not kept, in the unit of the value. */
  readonly limit?: number | undefined;
  /** The server's own words in the agent's language; absent where the page found it. */
  readonly detail?: string | undefined;
}

/**
 * What a schema found, by the codes that the server would use; of each place the first fault.
 *
 * @param values what was read: whether something is wrong or missing is seen there
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
  // An empty text is a missing one to whoever fills in the form.
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

/** Nothing, a list without rows, or nothing in any of its languages. */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isObject(value)) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || (typeof value === 'string' && !value.trim());
}

/** What the server found: its pointers (RFC 6901) as places in the form. */
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
