import { problemSchema, type ProblemCode } from '@pazar/contracts/problem';
import { problemStatus } from '../problem-status.ts';
import { problemType } from '../problems.ts';

/** The answer of each status that a problem can have, described by the codes it then has. */
export function problemAnswers(codes: readonly ProblemCode[]) {
  const content = { [problemType]: { schema: problemSchema } };
  const byStatus = Map.groupBy(new Set(codes), (code) => problemStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => [
      status,
      { description: `A problem: ${of.map((code) => `\`${code}\``).join(', ')}`, content },
    ]),
  );
}
