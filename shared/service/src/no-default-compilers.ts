import type { FastifyServerOptions } from 'fastify';

/**
 * `schemaController` of a Fastify server whose schemas are not JSON Schema, or which has none. With Fastify's default
 * each process loads Ajv and fast-json-stringify, a sixth of its start, and uses neither. A route with a schema then
 * needs `setValidatorCompiler` and `setSerializerCompiler`; without them the start fails.
 */
export const noDefaultCompilers: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: { buildValidator: () => refuse, buildSerializer: () => refuse },
};

function refuse(): never {
  throw new Error(
    'This server has no compiler for schemas. Call setValidatorCompiler and setSerializerCompiler.',
  );
}
