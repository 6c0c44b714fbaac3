import type { SwaggerTransform } from '@fastify/swagger';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';

/**
 * Describes the schemas of a route as JSON Schema. Zod describes every object as closed. Answers may gain
 * members, which callers ignore, so only strict objects are described as closed: the requests.
 */
export const openJsonSchemas: SwaggerTransform = createJsonSchemaTransform({
  zodToJsonConfig: {
    override: ({ zodSchema: { _zod: zod }, jsonSchema }) => {
      if (zod.def.type === 'object' && zod.def.catchall === undefined) {
        delete jsonSchema.additionalProperties;
      }
    },
  },
});
