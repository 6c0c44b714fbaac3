import { agentPageSchema } from '@pazar/contracts/agent';
import { type AgentDetail, agentDetailSchema } from '@pazar/contracts/management';
import { problemSchema } from '@pazar/contracts/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

const reason = 'Проверено по телефон со управителот.';

/** The fields that decide which actions an agent allows; no other field does. */
interface State {
  account: 'ACTIVE' | 'SUSPENDED';
  verification: AgentDetail['verification']['status'];
}

const decisions = ['VERIFIED', 'REJECTED', 'CHANGES_REQUESTED'] as const;
const actions = ['ask', ...decisions, 'suspend', 'reactivate'] as const;
type Action = (typeof actions)[number];

/** The state after an action; null where it must be refused. */
function model({ account, verification }: State, action: Action): State | null {
  if (action === 'suspend')
    return account === 'ACTIVE' ? { account: 'SUSPENDED', verification } : null;
  if (action === 'reactivate') {
    return account === 'SUSPENDED' ? { account: 'ACTIVE', verification } : null;
  }
  if (action === 'ask') {
    const mayAsk = account === 'ACTIVE' && !['PENDING', 'VERIFIED'].includes(verification);
    return mayAsk ? { account, verification: 'PENDING' } : null;
  }
  return verification === 'PENDING' ? { account, verification: action } : null;
}

const nameOf = ({ account, verification }: State) => `${account} ${verification}`;

describe.each(testDatabases)('States of an agent on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());

  let known: string | undefined;
  async function read(): Promise<AgentDetail> {
    known ??= await findSeller();
    return agentDetailSchema.parse(
      (await test.get(`/v1/management/agents/${known}`, 'manager')).json(),
    );
  }
  async function findSeller(): Promise<string | undefined> {
    const list = await test.get('/v1/management/agents?q=seller', 'manager');
    const { items } = agentPageSchema.parse(list.json());
    return items.find(({ username }) => username === 'seller')?.id;
  }
  const stateOf = ({ accountStatus, verification }: AgentDetail): State => {
    if (accountStatus !== 'ACTIVE' && accountStatus !== 'SUSPENDED') {
      throw new Error(`Nothing here makes an account ${accountStatus}`);
    }
    return { account: accountStatus, verification: verification.status };
  };

  function send(action: Action, { id, version }: AgentDetail) {
    const headers = { 'if-match': `"${version}"` };
    if (action === 'ask') {
      // An answered request is sent again with something new in it alone.
      const body = { userType: 'SELLER', phone: `070${String(100_000 + version)}` };
      return test.send('POST /v1/account/verification', 'seller', { body, headers });
    }
    const isMove = action === 'suspend' || action === 'reactivate';
    return test.send(
      `POST /v1/management/agents/${id}/${isMove ? action : 'verification'}`,
      'manager',
      { headers, body: isMove ? { reason } : { decision: action, reason } },
    );
  }

  function expectWhole(agent: AgentDetail): void {
    const { verification, suspension, roles } = agent;
    expect(agent.verified).toBe(verification.status === 'VERIFIED');
    expect(suspension !== null).toBe(agent.accountStatus === 'SUSPENDED');
    // The seed verifies without a word.
    const isAnswered = ['REJECTED', 'CHANGES_REQUESTED'].includes(verification.status);
    expect(agent.verified || (verification.reason !== null) === isAnswered).toBe(true);
    expect(!agent.verified || roles.includes('ROLE_AGENT')).toBe(true);
  }

  it('follow from each action in each state that any sequence reaches, and never contradict each other', async () => {
    const { database } = test.connection;
    const first = await read();
    const seen = new Set<string>();
    const start = { account: 'ACTIVE', verification: 'NONE' } as const;
    const initial = await rowOf(first.id);
    const waiting: { state: State; row: typeof initial }[] = [
      { state: start, row: { ...initial, verificationStatus: 'NONE', verificationReason: null } },
    ];
    async function rowOf(id: string) {
      const [row] = await database.select().from(agents).where(eq(agents.id, id));
      if (row === undefined) throw new Error('The agent is gone');
      return row;
    }
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { state } = next;
      if (seen.has(nameOf(state))) continue;
      seen.add(nameOf(state));
      for (const action of actions) {
        const { version } = await read();
        // As the sequence left it that reached the state.
        await database
          .update(agents)
          .set({ ...next.row, version: version + 1 })
          .where(eq(agents.id, initial.id));
        const before = await read();
        expect(stateOf(before)).toEqual(state);
        const expected = model(state, action);
        const answer = await send(action, before);
        const after = await read();
        const step = `${nameOf(state)} ${action}`;
        expect([step, answer.statusCode < 300]).toEqual([step, expected !== null]);
        expect([step, stateOf(after)]).toEqual([step, expected ?? state]);
        expectWhole(after);
        const refusal = problemSchema.safeParse(answer.json()).data;
        const codes = ['invalid-transition', 'agent-suspended'];
        expect([step, codes.includes(refusal?.code ?? '')]).toEqual([step, expected === null]);
        expect([step, after.version > before.version]).toEqual([step, expected !== null]);
        if (expected !== null) waiting.push({ state: expected, row: await rowOf(initial.id) });
      }
    }
    const statuses = ['NONE', 'PENDING', ...decisions];
    const all = statuses.flatMap((status) => [`ACTIVE ${status}`, `SUSPENDED ${status}`]);
    expect([...seen].toSorted()).toEqual(all.toSorted());
  });
});
