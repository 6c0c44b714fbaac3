import { agentDetailSchema, waitingAgentPageSchema } from '@pazar/contracts/management';
import { accountSchema } from '@pazar/contracts/account';
import { postToApi, readFromApi, signInAtApi } from '../system/agents-api.ts';
import { type NewAccount, registerAccount } from '../system/new-account.ts';
import type { PazarSystem } from '../system/pazar-system.ts';
import { sharedSession } from '../system/signed-in.ts';

/** An account that asked management to verify it. */
export interface Applicant extends NewAccount {
  id: string;
  displayName: string;
}

/** Data of the management tests, written and read through the API as the seeded manager. */
export interface ManagementDesk {
  managerId: string;
  /** Registers accounts, one after the other, that ask to be verified as sellers. */
  addApplicants: (names: readonly string[]) => Promise<Applicant[]>;
  /** The names of those who wait, the oldest request first. */
  waiting: () => Promise<string[]>;
  /** How far the verification of an agent is. */
  verificationOf: (id: string) => Promise<string>;
  /** Suspends an agent until an instant. */
  suspend: (id: string, until: Date) => Promise<void>;
}

const reason = 'Пријави од повеќе купувачи.';

export async function managementDesk(system: PazarSystem): Promise<ManagementDesk> {
  const { id: managerId, token } = await sharedSession(system, 'manager');
  const at = (path: string) => ({ url: `${system.apiUrl}/v1${path}`, token });
  const agent = (id: string) => readFromApi(at(`/management/agents/${id}`), agentDetailSchema);

  async function addApplicant(name: string): Promise<Applicant> {
    const account = await registerAccount(system, { name });
    const session = await signInAtApi(system, account.username, account.password);
    const url = `${system.apiUrl}/v1/account`;
    const { version } = await readFromApi({ url, token: session.token }, accountSchema);
    await postToApi({
      url: `${url}/verification`,
      token: session.token,
      version,
      body: {
        userType: 'SELLER',
        phone: '+38970123456',
        business: { legalName: name },
        location: {
          type: 'STORE',
          name: `Store of ${name}`,
          address: { settlement: 'Скопје', municipalityCode: 'MK-85' },
        },
      },
    });
    return { ...account, id: session.id, displayName: name };
  }
  return {
    managerId,
    addApplicants: async (names) => {
      const applicants: Applicant[] = [];
      for (const name of names) applicants.push(await addApplicant(name));
      return applicants;
    },
    waiting: async () => {
      const path = '/management/verification?limit=100';
      const { items } = await readFromApi(at(path), waitingAgentPageSchema);
      return items.map(({ displayName }) => displayName);
    },
    verificationOf: async (id) => (await agent(id)).verification.status,
    suspend: async (id, until) => {
      const { version } = await agent(id);
      const body = { reason, until: until.toISOString() };
      await postToApi({ ...at(`/management/agents/${id}/suspend`), version, body });
    },
  };
}
