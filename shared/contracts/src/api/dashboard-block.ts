import * as z from '@pazar/contracts/schema';
import { problemSchema, type Problem } from './problem.ts';

/** A part of an answer that can fail separately: its data, or the reason of the failure. */
export type Block<Data> = { data: Data } | { problem: Problem };

/** The schema of a block. */
export function blockOf<Schema extends z.ZodMiniType>(data: Schema) {
  return z.union([z.object({ data }), z.object({ problem: problemSchema })]);
}
