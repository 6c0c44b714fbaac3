import { samplesAddedSchema, samplesRemovedSchema } from '@pazar/contracts/samples';
import type { SamplesAdded, SamplesRemoved } from '@pazar/contracts/samples';
import type { Call } from '@pazar/section/call';

/** Adds lots and drafts of products whose names say that they are samples. */
export const addSamples: Call<SamplesAdded> = {
  method: 'post',
  path: '/v1/samples',
  schema: samplesAddedSchema,
  body: {},
};

/** Removes all of them; a product that became the agent's stays, and the answer names it. */
export const removeSamples: Call<SamplesRemoved> = {
  method: 'delete',
  path: '/v1/samples',
  schema: samplesRemovedSchema,
};
