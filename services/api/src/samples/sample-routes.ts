import { samplesAddedSchema, samplesRemovedSchema } from '@pazar/contracts/samples';
import { inTransaction } from '../http/agent-requests.ts';
import type { App } from '../http/app-types.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { addSamples } from './add-samples.ts';
import { removeSamples } from './remove-samples.ts';

const tags = ['dashboard'];
const access = 'ROLE_AGENT';

export function sampleRoutes(app: App, dependencies: Dependencies): void {
  /**
   * `POST /v1/samples`: adds sample lots with their ledgers and drafts of products. Their names
   * mark them as samples. 409 `invalid-transition` for an agent who has a lot or a product.
   */
  app.post(
    '/v1/samples',
    {
      config: { access, problems: ['invalid-transition'] },
      schema: { tags, summary: 'Add sample records', response: { 201: samplesAddedSchema } },
    },
    async (request, reply) =>
      reply.code(201).send(await inTransaction(dependencies, request, addSamples)),
  );

  /**
   * `DELETE /v1/samples`: deletes all of them, with their ledgers; harmless when there are none.
   * 409 `in-use` with the sample lots on which the agent has a booking that was not reversed.
   */
  app.delete(
    '/v1/samples',
    {
      config: { access, problems: ['in-use'] },
      schema: { tags, summary: 'Remove sample records', response: { 200: samplesRemovedSchema } },
    },
    (request) => inTransaction(dependencies, request, removeSamples),
  );
}
