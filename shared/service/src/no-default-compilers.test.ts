import Fastify, { type FastifyServerOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { noDefaultCompilers } from './no-default-compilers.ts';

/** A server with one route, whose query has a schema. */
function serverWith(options: FastifyServerOptions) {
  const app = Fastify(options);
  app.get('/', { schema: { querystring: { type: 'object' } } }, async () => ({}));
  return app;
}

describe('A server without the default compilers', () => {
  it('does not start with a schema that nothing compiles', async () => {
    const app = serverWith({ schemaController: noDefaultCompilers });
    await expect(app.ready()).rejects.toThrow('This server has no compiler for schemas');
  });

  it('starts with the compilers that it names', async () => {
    const app = serverWith({ schemaController: noDefaultCompilers });
    app.setValidatorCompiler(() => () => true);
    app.setSerializerCompiler(() => JSON.stringify);
    expect((await app.inject('/')).statusCode).toBe(200);
    await app.close();
  });
});
