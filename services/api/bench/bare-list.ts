import { parseArgs } from 'node:util';
import fastify from 'fastify';
import { z } from 'zod';
import { openDatabase } from '../src/database/open-database.ts';
import { recordStatements } from '../src/testing/recorded-statements.ts';
import { startTestApp } from '../src/testing/test-app.ts';

const variables = z.object({
  database: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.union([z.object({ url: z.string() }), z.object({ folder: z.string() })])),
  port: z.coerce.number(),
});

/**
 * A process that answers `/` with the rows of the statements that a list runs, and does nothing else: it checks no
 * session, names no column and judges no answer. No service over the same database can answer more often.
 */
async function answerBareList(): Promise<void> {
  const { values } = parseArgs({
    options: { database: { type: 'string' }, port: { type: 'string' } },
  });
  const { database, port } = variables.parse(values);
  const { connection, take, ask } = recordStatements(await openDatabase(database));
  const api = await startTestApp(connection);
  const read = () => api.get('/v1/products?limit=25', 'producer');
  await read();
  take();
  await read();
  const statements = take();
  const bare = fastify();
  bare.get('/', async () => {
    const answers: unknown[] = [];
    for (const { query, params } of statements) answers.push(await ask(query, params));
    return answers;
  });
  process.once('SIGTERM', () => void bare.close().then(api.close));
  await bare.listen({ port, host: '127.0.0.1' });
}

await answerBareList();
