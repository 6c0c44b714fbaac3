import { samplesAddedSchema, samplesRemovedSchema } from '@pazar/contracts/samples';
import { inTransaction } from '../http/agent-requests.ts';
import type { App } from '../http/app-types.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { addSamples } from './add-samples.ts';
import { removeSamples } from './remove-samples.ts';

const tags = ['dashboard'];
const access = 'ROLE_AGENT';

export function sampleRoutes(app: App, dependencies: Dependencies): void {
  app.post(
    '/v1/samples',
    {
      config: { access, problems: ['invalid-transition'] },
      schema: {
        tags,
        summary: 'Add sample records',
        description:
          'Adds sample lots with their ledgers, and drafts of products. Their names mark them as ' +
          'samples. `invalid-transition` for an agent who has a lot or a product.',
        response: { 201: samplesAddedSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await inTransaction(dependencies, request, addSamples)),
  );

  app.delete(
    '/v1/samples',
    {
      config: { access, problems: ['in-use'] },
      schema: {
        tags,
        summary: 'Remove sample records',
        description:
          'Deletes all sample records with their ledgers; it does nothing when there are none. `in-use` ' +
          'names the sample lots that have a booking which was not reversed.',
        response: { 200: samplesRemovedSchema },
      },
    },
    (request) => inTransaction(dependencies, request, removeSamples),
  );
}
