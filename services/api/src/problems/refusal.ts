import type { Locale } from '@pazar/contracts/locale';
import type { FieldProblem, Problem, ProblemCode } from '@pazar/contracts/problem';

/** A field's error before it has words; `messages` has a text for each code. */
export interface FieldFault {
  pointer: FieldProblem['pointer'];
  code: FieldFaultCode;
  params?: Record<string, string | number>;
}
/** Rules beyond a field's own form; a schema names one as `params: { fault }` of a custom issue. */
export const ruleFaultCodes = [
  'duplicate',
  'unknown',
  'archived',
  'unit',
  'precision',
  'whole',
  'personal-number',
  'price-precision',
  'control',
  'invisible',
  'before-start',
  'locked',
  'overlap',
  'incomplete',
  'unchanged',
  'empty',
  'too-long',
  'taken-off',
  'other-currency',
  'not-sold-there',
  'no-effect',
  'reached',
  'past',
  'common',
  'one-alphabet',
  'no-address',
  'managers-name',
  'image-type',
  'heic',
  'gif',
  'svg',
  'two-types',
  'damaged',
  'image-side',
  'image-pixels',
  'image-quota',
  'csv-headers',
  'csv-wide',
  'csv-twice',
  'csv-broken',
  'csv-quote',
  'csv-empty',
  'csv-surplus',
  'points-broken',
  'points-packed',
  'rows-with-errors',
  'known-name',
] as const;
export type FieldFaultCode =
  | 'required'
  | 'min'
  | 'max'
  | 'min-length'
  | 'max-length'
  | 'format'
  | 'unknown-key'
  | 'invalid'
  | 'wrong-password'
  | 'recovery-only'
  | (typeof ruleFaultCodes)[number];

interface RefusalDetails {
  errors?: FieldFault[];
  /** Seconds after which the same may be asked again. */
  retryAfter?: number;
  /** Members beyond those of every problem: `remaining`, `blocking`, `currentVersion`. */
  extensions?: ProblemExtensions;
  /** What the detail of this problem says besides its text, in the reader's language. */
  more?: ((locale: Locale) => string) | undefined;
}
export type ProblemExtensions = Omit<Partial<Problem>, keyof FixedMembers>;
type FixedMembers = Pick<
  Problem,
  'type' | 'title' | 'status' | 'detail' | 'instance' | 'code' | 'traceId' | 'errors'
>;

/** The one error that the service throws on purpose; http/problem-answers turns it into problem+json. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ProblemCode;
  readonly errors: FieldFault[] | undefined;
  readonly retryAfter: number | undefined;
  readonly extensions: ProblemExtensions;
  readonly more: ((locale: Locale) => string) | undefined;

  constructor(
    code: ProblemCode,
    { errors, retryAfter, extensions = {}, more }: RefusalDetails = {},
  ) {
    super(code);
    this.code = code;
    this.retryAfter = retryAfter;
    this.errors = errors;
    this.extensions = extensions;
    this.more = more;
  }
}
