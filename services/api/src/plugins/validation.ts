import type { FastifySchemaCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { App } from '../app-types.ts';
import { ApiProblem } from '../problems/api-problem.ts';
import { fieldFaults } from '../problems/field-faults.ts';

/** Zod judges every request and shapes every answer. */
export function registerValidation(app: App): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // Fastify reads plain text by default; this service takes JSON alone.
  app.removeContentTypeParser('text/plain');
}

const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  return function validateRequestPart(data) {
    const result = schema.safeParse(data, { reportInput: true });
    if (result.success) return { value: result.data };

    const unknownKey = result.error.issues.some((issue) => issue.code === 'unrecognized_keys');
    const code = httpPart === 'querystring' && unknownKey ? 'unknown-filter' : 'validation';
    return { error: new ApiProblem(code, { errors: fieldFaults(result.error.issues) }) };
  };
};
