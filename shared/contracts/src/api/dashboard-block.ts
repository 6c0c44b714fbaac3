import * as z from '@pazar/contracts/schema';
import { problemSchema, type Problem } from './problem.ts';

/** A part of an answer that fails alone: what was read, or why it could not be. */
export type Block<Data> = { data: Data } | { problem: Problem };

/** The schema of a block. */
export function blockOf<Schema extends z.ZodMiniType>(data: Schema) {
  return z.union([z.object({ data }), z.object({ problem: problemSchema })]);
}
