import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** An answer that the service gave once, word for word, but for tokens. */
const recordedAnswerSchema = z.object({
  /** `GET /v1/products/{id}` */
  route: z.string(),
  status: z.int(),
  body: z.unknown(),
});
export type RecordedAnswer = z.infer<typeof recordedAnswerSchema>;

/** One answer in each line, so that a new one is a new line. */
export const recordedAnswersFile = new URL('recorded-answers.jsonl', import.meta.url);

/** Answers that deployed services give, or gave: `record-answers.ts` adds to them. */
export async function readRecordedAnswers(): Promise<RecordedAnswer[]> {
  const lines = (await readFile(recordedAnswersFile, 'utf8')).split('\n');
  return lines
    .filter((line) => line !== '')
    .map((line) => recordedAnswerSchema.parse(JSON.parse(line)));
}
