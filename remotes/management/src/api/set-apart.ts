import type { ApartInput } from '@pazar/contracts/management';
import { type Call, nothing } from '@pazar/section/call';

/** Whether another agent is found to be another person: the agents never see it. */
export const setApart = (id: string, { other, isApart }: ApartInput): Call<undefined> => ({
  method: 'post',
  path: `/v1/management/agents/${id}/apart`,
  schema: nothing,
  body: { other, isApart },
});
