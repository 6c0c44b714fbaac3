import { z } from 'zod';
import type { App } from '../http/app-types.ts';

const responsesSchema = z.record(z.string(), z.looseObject({ description: z.string() }));
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ responses: responsesSchema }))),
});
const problemSchema = z.object({ code: z.string() });

let paths: Promise<z.infer<typeof documentSchema>['paths']> | undefined;

/**
 * Collects what the routes of a registry answer from now on.
 *
 * @returns throws for each status, and each code of a problem, that the OpenAPI document does not have at its route
 */
export function collectAnswers(app: App, token: string): () => Promise<void> {
  const answers = new Map<
    string,
    { method: string; path: string; status: number; code?: string }
  >();
  app.addHook('onSend', async (request, reply, payload) => {
    const { url, schema } = request.routeOptions;
    // A path that no route has, and what the document leaves out.
    if (url === undefined || schema === undefined || schema.hide) return;
    const path = url.replaceAll(/:(\w+)/g, '{$1}');
    const method = request.method.toLowerCase();
    const status = reply.statusCode;
    const problem =
      status < 400 ? undefined : problemSchema.safeParse(JSON.parse(String(payload))).data;
    const answer = { method, path, status, ...problem };
    answers.set(JSON.stringify(answer), answer);
  });
  return async () => {
    paths ??= readPaths(app, token);
    const documented = await paths;
    const missing = [...answers.values()].filter(({ method, path, status, code = '' }) => {
      const answer = documented[path]?.[method]?.responses[status];
      return status !== 304 && (answer === undefined || !answer.description.includes(code));
    });
    if (missing.length > 0) throw new Error(`Not in the document: ${JSON.stringify(missing)}`);
  };
}

async function readPaths(app: App, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.inject({ url: '/v1/openapi.json', headers });
  return documentSchema.parse(answer.json()).paths;
}
