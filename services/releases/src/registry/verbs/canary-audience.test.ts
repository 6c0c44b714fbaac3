import { maxInvited } from '@pazar/contracts/releases/discovery';
import { expect, it } from 'vitest';
import { audienceOf } from './canary-audience.ts';

it('An audience has no more invited agents than a document may name', async () => {
  const of = { remote: 'catalog', id: 'r1' };
  const agents = Array.from({ length: maxInvited }, (_, index) => `agent-${index}`);
  const full = await audienceOf(of, { roles: [], agents }, null);
  expect(full?.agents).toHaveLength(maxInvited);
  const more = audienceOf(of, { roles: [], agents: ['one-more'], keep: true }, full);
  await expect(more).rejects.toMatchObject({ code: 'too-many-invited' });
});
