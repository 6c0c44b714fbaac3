import { z } from 'zod';
import type { AgentRow } from '../../callers/agent-repository.ts';
import type { Caller } from '../../callers/caller.ts';
import { eq, sql } from '../../database/drizzle.ts';
import { agents } from '../../database/tables/agents.ts';
import { addJob, jobWork, retryForADay, type HeldJob, type JobKind } from '../../jobs/job-kind.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { browserOf } from './known-browser.ts';
import { resetLifetimeMs } from '../links/link-lifetimes.ts';
import { createLink } from '../links/link-token-repository.ts';

const callerSchema = z.object({ address: z.string(), cookie: z.string().optional() });
const forgottenSchema = callerSchema.extend({ email: z.string() });
/** Encrypted, as it names an address and has a cookie of its browser. */
const sealedSchema = z.object({ sealed: z.string() });
type Sealed = z.infer<typeof sealedSchema>;

const kind: JobKind<Sealed> = {
  name: 'forgotten-password',
  lane: 'mail',
  schema: sealedSchema,
  retry: retryForADay,
};

export type ForgottenPasswords = ReturnType<typeof createForgottenPasswords>;

export function createForgottenPasswords({
  database,
  clock,
  mailer,
  limiter,
  device,
  box,
}: AccountDependencies) {
  /** Strangers must not use up the limit that the owner needs to get in again. */
  async function mayMail(
    owner: Pick<AgentRow, 'id' | 'passwordHash'> & { email: string },
    { address, cookie }: z.infer<typeof callerSchema>,
  ): Promise<boolean> {
    const { id, email } = owner;
    if (device.proves(cookie, browserOf(owner))) return limiter.allows('mail', `known ${id}`);
    return (
      (await limiter.allows('mail', `${address} ${email}`)) && limiter.allows('mailbox', email)
    );
  }

  async function sendReset(
    { id, email, locale }: Pick<AgentRow, 'id' | 'locale'> & { email: string },
    finish: HeldJob<Sealed>['finish'],
  ): Promise<void> {
    await database.transaction(async (transaction) => {
      await finish(transaction);
      const token = await createLink(transaction, {
        agentId: id,
        purpose: 'RESET_PASSWORD',
        email: null,
        now: clock(),
        lifetimeMs: resetLifetimeMs,
      });
      const link = mailer.link(`/home/reset?token=${token}`, locale);
      await mailer.send(transaction, { email, locale }, ['resetPassword', link]);
    });
  }

  return {
    /**
     * Sends a link to the owner of an address, if there is one. A job looks for the owner: neither the answer
     * nor its duration reveals whether the address is known.
     */
    forget: async (email: string, { address, cookie }: Caller) => {
      await limiter.count('anonymous', address);
      const sealed = box.seal(JSON.stringify({ email, address, cookie }), kind.name);
      await addJob(database, kind, { payload: { sealed } });
    },
    work: jobWork(kind, {
      run: async ({ payload, finish }) => {
        const opened: unknown = JSON.parse(box.open(payload.sealed, kind.name));
        const { email: typed, ...from } = forgottenSchema.parse(opened);
        const [owner] = await database
          .select()
          .from(agents)
          .where(eq(sql`lower(${agents.email})`, typed));
        if (!owner?.email || owner.accountStatus === 'CLOSED') return 'done';
        const { id, passwordHash, email, locale } = owner;
        if (await mayMail({ id, passwordHash, email }, from))
          await sendReset({ id, email, locale }, finish);
        return 'done';
      },
    }),
  };
}
