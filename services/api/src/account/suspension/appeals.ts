import type { AppealInput } from '@pazar/contracts/account-input';
import { Refusal } from '../../problems/refusal.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { lockAgent, updateAgent } from '../account-repository.ts';
import type { AgentRow } from '../../callers/agent-repository.ts';
import { recordAccountChange } from '../record-account-change.ts';
import type { SignedIn } from '../../callers/signed-in.ts';
import { isSuspended } from '../../callers/suspension.ts';
import { notifyManagersOf, ofAgent } from '../../notifications/notify-managers.ts';

/**
 * Stores a suspended agent's appeal for management and notifies the managers. A later appeal
 * replaces it. `invalid-transition` for an agent who is not suspended.
 */
export type Appeal = (signedIn: SignedIn, appeal: AppealInput) => Promise<AgentRow>;

export function createAppeal(
  dependencies: Pick<AccountDependencies, 'database' | 'clock' | 'limiter'>,
): Appeal {
  const { database, clock, limiter } = dependencies;
  return async ({ agent: { id } }, { text }) => {
    await limiter.count('mail', `agent ${id}`);
    return database.transaction(async (transaction) => {
      const now = clock();
      const agent = await lockAgent(transaction, id);
      if (!agent || !isSuspended(agent, now)) throw new Refusal('invalid-transition');
      const changes = { appeal: text, appealedAt: now };
      const appealed = await updateAgent(transaction, agent, { changes, now });
      await recordAccountChange(transaction, {
        action: 'account.appeal',
        before: agent,
        after: appealed,
      });
      await notifyManagersOf(transaction, {
        event: 'suspension-appealed',
        ...ofAgent(appealed),
        at: now,
      });
      return appealed;
    });
  };
}
