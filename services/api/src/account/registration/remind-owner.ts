import type { AgentRow } from '../../callers/agent-repository.ts';
import type { Database } from '../../database/database.ts';
import { eq, sql } from '../../database/drizzle.ts';
import { agents } from '../../database/tables/agents.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { resetLifetimeMs } from '../links/link-lifetimes.ts';
import { createLink } from '../links/link-token-repository.ts';

/** The agent whose e-mail an address is; without regard to the case of its letters. */
export async function ownerOf(database: Database, email: string): Promise<AgentRow | undefined> {
  const isAddressed = eq(sql`lower(${agents.email})`, email.toLowerCase());
  const [owner] = await database.select().from(agents).where(isAddressed).limit(1);
  return owner;
}

interface Reminder {
  owner: AgentRow;
  email: string;
  now: Date;
  /** `alreadyRegistered` to somebody who registers, `emailTaken` to the agent of another account. */
  mail: 'alreadyRegistered' | 'emailTaken';
}

/**
 * Sends the owner of an address a notice, with a link to a new password, in place of the e-mail that would
 * confirm the address for somebody else. The answer to that person must not reveal which was sent.
 */
export async function remindOwner(
  transaction: Database,
  mailer: Mailer,
  { owner: { id, locale }, email, now, mail }: Reminder,
): Promise<void> {
  const token = await createLink(transaction, {
    agentId: id,
    purpose: 'RESET_PASSWORD',
    email: null,
    now,
    lifetimeMs: resetLifetimeMs,
  });
  const link = mailer.link(`/home/reset?token=${token}`, locale);
  await mailer.send(transaction, { email, locale }, [mail, link]);
}
