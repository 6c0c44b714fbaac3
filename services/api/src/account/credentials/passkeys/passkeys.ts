import { maxPasskeys, type NewPasskey, type Passkey } from '@pazar/contracts/account-security';
import { type PasskeyLogin } from '@pazar/contracts/sign-in-steps';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../database/database.ts';
import { and, asc, eq } from '../../../database/drizzle.ts';
import { agents } from '../../../database/tables/agents.ts';
import type { SecurityUndo } from '../../../database/stored-values.ts';
import { passkeys } from '../../../database/tables/passkeys.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { Refusal } from '../../../problems/refusal.ts';
import { lockAgent } from '../../account-repository.ts';
import type { AgentRow } from '../../../callers/agent-repository.ts';
import type { Challenges } from '../challenges.ts';
import { recordSecurity, notifyOfSecurity } from '../security-change.ts';
import type { RelyingParty } from './relying-party.ts';

export type Passkeys = ReturnType<typeof createPasskeys>;

export interface PasskeyDependencies {
  database: Database;
  clock: Clock;
  mailer: Mailer;
  challenges: Challenges;
  party: RelyingParty;
}

/** Loaded by the first ceremony: its certificates cost each start of the API a fifteenth. */
const loadWebAuthn = () => import('@simplewebauthn/server');

type PasskeyRow = typeof passkeys.$inferSelect;

export function createPasskeys(dependencies: PasskeyDependencies) {
  const { database, clock, mailer, challenges, party } = dependencies;
  const expected = { expectedOrigin: party.origins, expectedRPID: party.id };
  const own = (agentId: string, id: string) =>
    and(eq(passkeys.agentId, agentId), eq(passkeys.id, id));

  const rowsOf = (agentId: string) =>
    database
      .select()
      .from(passkeys)
      .where(eq(passkeys.agentId, agentId))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id));

  async function verifyNew(response: RegistrationResponseJSON, challenge: string) {
    const { verifyRegistrationResponse } = await loadWebAuthn();
    try {
      const { registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        ...expected,
        requireUserVerification: true,
      });
      return registrationInfo?.credential;
    } catch {
      // The library throws for each fault in the browser's response.
      return undefined;
    }
  }

  async function verifyUse(row: PasskeyRow, { response, challenge }: Signed) {
    const { verifyAuthenticationResponse } = await loadWebAuthn();
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        ...expected,
        requireUserVerification: true,
        credential: {
          id: row.credentialId,
          publicKey: Uint8Array.from(Buffer.from(row.publicKey, 'base64url')),
          counter: row.counter,
        },
      });
      return verified ? authenticationInfo.newCounter : undefined;
    } catch {
      return undefined;
    }
  }

  async function change(
    agent: AgentRow,
    kind: 'add' | 'remove',
    work: (transaction: Database, locked: AgentRow) => Promise<PasskeyRow>,
  ): Promise<PasskeyRow> {
    const at = clock();
    const action = kind === 'add' ? 'account.add-passkey' : 'account.remove-passkey';
    const mail = kind === 'add' ? 'passkeyAdded' : 'passkeyRemoved';
    return database.transaction(async (transaction) => {
      const locked = await lockAgent(transaction, agent.id);
      if (!locked) throw new Refusal('not-found');
      const done = await work(transaction, locked);
      await recordSecurity(transaction, locked, { action, at, label: done.name });
      const undo = kind === 'add' ? passkeyAdded(done) : passkeyRemoved(done);
      await notifyOfSecurity(transaction, locked, { action, at, mailer, mail, undo });
      return done;
    });
  }

  return {
    /** The domain that passkeys are made for. */
    domain: party.id,
    list: async (agentId: string) => (await rowsOf(agentId)).map(passkeyOf),
    /** The options to create a passkey with. Throws `invalid-transition` when there are too many. */
    askToAdd: async (agent: AgentRow) => {
      const known = await rowsOf(agent.id);
      if (known.length >= maxPasskeys) throw new Refusal('invalid-transition');
      const { generateRegistrationOptions } = await loadWebAuthn();
      const options = await generateRegistrationOptions({
        rpName: 'Pazar',
        rpID: party.id,
        userName: agent.username,
        userDisplayName: agent.displayName,
        userID: Uint8Array.from(Buffer.from(agent.id)),
        excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
        // Signing in asks for no name, and counts as both factors.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      const { id, setCookie } = await challenges.ask({
        kind: 'PASSKEY_ADD',
        agentId: agent.id,
        challenge: options.challenge,
      });
      return { challenge: id, options: { ...options }, setCookie };
    },
    /** Stores a new passkey. `token-expired`; 422 at `/response`. The index refuses a key that is known. */
    add: async (
      agent: AgentRow,
      { challenge: id, name, response }: NewPasskey,
      cookie: string | undefined,
    ) => {
      const asked = await challenges.redeem({ kind: 'PASSKEY_ADD', id, cookie });
      if (asked.agentId !== agent.id) throw new Refusal('token-expired');
      // The library checks every member of the response.
      const made = await verifyNew(
        response as object as RegistrationResponseJSON,
        asked.challenge ?? '',
      );
      if (!made) throw wrongResponse();
      const row = await change(agent, 'add', async (transaction) => {
        const [stored] = await transaction
          .insert(passkeys)
          .values({
            id: uuid(),
            agentId: agent.id,
            credentialId: made.id,
            publicKey: Buffer.from(made.publicKey).toString('base64url'),
            counter: made.counter,
            transports: made.transports ?? [],
            name,
            createdAt: clock(),
          })
          .returning();
        if (!stored) throw new Error('A passkey was not stored.');
        return stored;
      });
      return passkeyOf(row);
    },
    /** Renames a passkey. `not-found`. */
    rename: async (agent: AgentRow, id: string, name: string) => {
      const [row] = await database
        .update(passkeys)
        .set({ name })
        .where(own(agent.id, id))
        .returning();
      if (!row) throw new Refusal('not-found');
      return passkeyOf(row);
    },
    /** Removes a passkey. `not-found`; `invalid-transition` for the only way to sign in. */
    remove: async (agent: AgentRow, id: string) => {
      await change(agent, 'remove', async (transaction, locked) => {
        const [row] = await transaction.delete(passkeys).where(own(locked.id, id)).returning();
        if (!row) throw new Refusal('not-found');
        const others = await transaction.$count(passkeys, eq(passkeys.agentId, locked.id));
        const hasOther = locked.passwordHash !== null || locked.googleSubject !== null;
        if (others === 0 && !hasOther) throw new Refusal('invalid-transition');
        return row;
      });
    },
    /** The options to sign in with any passkey. */
    askToSignIn: async () => {
      const { generateAuthenticationOptions } = await loadWebAuthn();
      const options = await generateAuthenticationOptions({
        rpID: party.id,
        userVerification: 'required',
      });
      const { id, setCookie } = await challenges.ask({
        kind: 'PASSKEY_SIGN_IN',
        agentId: null,
        challenge: options.challenge,
      });
      return { challenge: id, options: { ...options }, setCookie };
    },
    /** The owner of the passkey that signed. Throws `bad-credentials`, `token-expired`. */
    signIn: async ({ challenge: id, response }: PasskeyLogin, cookie: string | undefined) => {
      const asked = await challenges.redeem({ kind: 'PASSKEY_SIGN_IN', id, cookie });
      const [found] = await database
        .select({ passkey: passkeys, agent: agents })
        .from(passkeys)
        .innerJoin(agents, eq(agents.id, passkeys.agentId))
        .where(eq(passkeys.credentialId, String(response['id'])));
      if (!found || found.agent.accountStatus === 'CLOSED') throw new Refusal('bad-credentials');
      const { passkey, agent } = found;
      const counter = await verifyUse(passkey, {
        // The library checks every member of the response.
        response: response as object as AuthenticationResponseJSON,
        challenge: asked.challenge ?? '',
      });
      if (counter === undefined) throw new Refusal('bad-credentials');
      const used = await database
        .update(passkeys)
        .set({ counter, lastUsedAt: clock() })
        // Two copies of one authenticator send the same counter.
        .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
        .returning({ id: passkeys.id });
      if (used.length === 0) throw new Refusal('bad-credentials');
      return agent;
    },
  };
}

interface Signed {
  response: AuthenticationResponseJSON;
  challenge: string;
}

function passkeyOf({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

function passkeyAdded({ id }: PasskeyRow): SecurityUndo {
  return { kind: 'passkey-added', id };
}

function passkeyRemoved({ createdAt, lastUsedAt, ...row }: PasskeyRow): SecurityUndo {
  const times = {
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
  return { kind: 'passkey-removed', passkey: { ...row, ...times } };
}

function wrongResponse(): Refusal {
  return new Refusal('validation', { errors: [{ pointer: '/response', code: 'invalid' }] });
}
