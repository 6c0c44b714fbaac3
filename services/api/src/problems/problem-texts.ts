import type { ProblemCode } from '@pazar/contracts/problem';
import type { FieldFaultCode } from './refusal.ts';

/** Title and detail of each problem, and the text of each field error, in one language. */
export interface ProblemTexts {
  problems: Record<ProblemCode, readonly [title: string, detail: string]>;
  fields: Record<FieldFaultCode, string>;
}
