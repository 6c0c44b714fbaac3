import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { z } from 'zod';
import type { App } from './app-types.ts';
import { Refusal } from '../problems/refusal.ts';
import { fieldFaults } from '../problems/field-faults.ts';

/** Zod judges every request and shapes every answer. */
export function registerValidation(app: App): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // Fastify accepts plain text by default; this service accepts JSON alone.
  app.removeContentTypeParser('text/plain');
  // RFC 7396: the media type of `PATCH`; plain JSON means the same.
  const parseStrictly = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/merge-patch+json', { parseAs: 'string' }, parseStrictly);
}

const serializerCompiler: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  return function shapeAnswer(data) {
    // The serializer of fastify-type-provider-zod encodes, which checks each value twice: 5 % of a list.
    const { success, data: answer, error } = schema.safeParse(data);
    if (!success) throw new Error(`The answer is not as its route says: ${error.message}`);
    return JSON.stringify(answer);
  };
};

const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  return function validateRequestPart(data) {
    const result = schema.safeParse(data, { reportInput: true });
    if (result.success) return { value: result.data };

    const errors = fieldFaults(result.error.issues);
    const unknownKey = result.error.issues.some((issue) => issue.code === 'unrecognized_keys');
    if (httpPart !== 'querystring' || !unknownKey) {
      return { error: new Refusal('validation', { errors }) };
    }
    const allowed = keysOf(schema);
    return { error: new Refusal('unknown-filter', { errors, extensions: { allowed } }) };
  };
};

/** The keys that a query string may have; a list's schema is an object behind a transform. */
function keysOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodType) return keysOf(schema.in);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}
