import { fileURLToPath } from 'node:url';
import { problemSchema } from '@pazar/contracts/problem';
import { printedNumbers } from '@pazar/service/testing/printed-numbers';
import { runScript } from '@pazar/service/testing/run-script';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { App } from '../app-types.ts';
import { answerSchemas } from '../../testing/answer-schemas.ts';
import { objectPaths } from '../../testing/answer-objects.ts';
import { withLaterMembers } from '../../testing/later-members.ts';
import { readRecordedAnswers, type RecordedAnswer } from '../../testing/recorded-answers.ts';
import { unconnectedApp } from '../../testing/unconnected-app.ts';

const contentSchema = z.record(z.string(), z.object({ schema: z.unknown().optional() }));
const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        responses: z.record(z.string(), z.object({ content: contentSchema.optional() })),
      }),
    ),
  ),
});

/** Of answers; a file that is JSON is none. */
const jsonTypes = ['application/json', 'application/problem+json'];

const keyOf = ({ route, status }: RecordedAnswer) => `${route} ${status}`;

/**
 * `pnpm --filter @pazar/api record-answers` adds the answers that the first two of these tests miss.
 */
describe('The answers that were recorded', async () => {
  const recorded = await readRecordedAnswers();
  let app: App;
  let schemas: Map<string, z.core.$ZodType>;
  /** The JSON Schema of each answer. */
  const described = new Map<string, unknown>();
  beforeAll(async () => {
    app = await unconnectedApp();
    schemas = await answerSchemas(app);
    const { paths } = documentSchema.parse((await app.inject('/v1/openapi.json')).json());
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, { responses }] of Object.entries(methods)) {
        for (const [status, { content = {} }] of Object.entries(responses)) {
          const json = Object.entries(content).find(([type]) => jsonTypes.includes(type));
          const route = `${method.toUpperCase()} ${path}`;
          if (json !== undefined) described.set(`${route} ${status}`, json[1].schema);
        }
      }
    }
  });
  afterAll(() => app.close());

  /** The schema that a caller reads the answer with. */
  function contractOf(answer: RecordedAnswer): z.core.$ZodType {
    const schema = schemas.get(keyOf(answer));
    if (schema !== undefined) return schema;
    if (answer.status < 400) throw new Error(`There is no route ${keyOf(answer)} any more.`);
    return problemSchema;
  }

  it('are of every route, and of every status of a problem', () => {
    const known = new Set(recorded.map(keyOf));
    const statuses = new Set(recorded.map(({ status }) => status));
    const missing = [...described.keys()].filter((key) => {
      const status = Number(key.slice(-3));
      return status < 400 ? !known.has(key) : !statuses.has(status);
    });
    expect(missing).toEqual([]);
  });

  it('have every member that an answer has today', async () => {
    const folder = fileURLToPath(new URL('../../..', import.meta.url));
    const words = ['record-answers', '--smallest'] as const;
    const { failed, output } = await runScript(folder, words, { deadline: 150_000 });
    expect({ failed, output }).toMatchObject({ failed: false });
    const [all, missing] = printedNumbers(output, 'Answers:');
    expect(all).toBeGreaterThan(100);
    expect({ missing, output }).toMatchObject({ missing: 0 });
  }, 180_000);

  it.each(recorded.map((answer) => [keyOf(answer), answer] as const))(
    'are read, with and without members that this version does not know: %s',
    (key, answer) => {
      const contract = contractOf(answer);
      const read = z.parse(contract, answer.body);
      const later = withLaterMembers(answer.body, described.get(key));
      expect(z.parse(contract, later)).toEqual(read);
      expect(objectPaths(later).length).toBeGreaterThan(objectPaths(answer.body).length);
    },
  );
});
