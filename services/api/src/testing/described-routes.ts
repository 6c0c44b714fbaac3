import { z } from 'zod';
import type { App } from '../http/app-types.ts';

const operationSchema = z.object({
  parameters: z
    .array(z.object({ in: z.string(), name: z.string(), required: z.boolean().optional() }))
    .default([]),
  requestBody: z.object({ content: z.record(z.string(), z.unknown()) }).optional(),
  responses: z.record(z.string(), z.unknown()),
});
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});
const methodSchema = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
type Operation = z.infer<typeof operationSchema>;

/** A route as the OpenAPI document describes it. */
export interface DescribedRoute {
  /** `PATCH /v1/products/{id}` */
  name: string;
  method: z.infer<typeof methodSchema>;
  path: string;
  statuses: readonly number[];
  takesJson: boolean;
  takesFile: boolean;
  /** The names of its query parameters. */
  query: readonly string[];
  requiredQuery: readonly string[];
  /** Whether it has `If-Match`, which is always required. */
  takesVersion: boolean;
  key: 'none' | 'optional' | 'required';
}

/** All routes of the service's own document. */
export async function describedRoutes(app: App): Promise<DescribedRoute[]> {
  const { paths } = documentSchema.parse((await app.inject('/v1/openapi.json')).json());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: methodSchema.parse(method.toUpperCase()),
      path,
      ...traitsOf(operation),
    })),
  );
}

function traitsOf({ parameters, requestBody, responses }: Operation) {
  const header = (name: string) =>
    parameters.find((parameter) => parameter.in === 'header' && parameter.name === name);
  const key = header('idempotency-key');
  const kind = key?.required === true ? ('required' as const) : ('optional' as const);
  const content = requestBody?.content ?? {};
  const query = parameters.filter((parameter) => parameter.in === 'query');
  return {
    statuses: Object.keys(responses).map(Number),
    takesJson: Object.hasOwn(content, 'application/json'),
    takesFile: Object.hasOwn(content, 'multipart/form-data'),
    query: query.map(({ name }) => name),
    requiredQuery: query.filter(({ required }) => required === true).map(({ name }) => name),
    takesVersion: header('if-match') !== undefined,
    key: key === undefined ? ('none' as const) : kind,
  };
}
