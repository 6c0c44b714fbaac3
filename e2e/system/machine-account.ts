import { sessionSchema } from '@pazar/contracts/session';
import type { Machines } from './machines.ts';
import { registerAccount } from './new-account.ts';

/** The token of a new seller, who registers and logs in through the load balancer. */
export async function registerOnMachines({ apiUrl, first, database }: Machines): Promise<string> {
  const place = { apiUrl, home: first.home };
  const { username, password } = await registerAccount(place, { name: 'drill' });
  // Without a demo nobody is a manager who could accept the request to become a seller.
  await database.run(`
    update api.agents set user_type = 'SELLER', roles = '{ROLE_CONSUMER,ROLE_AGENT}'
    where username = '${username}'`);
  const answer = await fetch(`${apiUrl}/v1/agent/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  return sessionSchema.parse(await answer.json()).token;
}
