import { describe, expect, it } from 'vitest';
import { lacks, orderOf } from './release-offers.ts';

const inputs = { reason: 'why', version: '0.3.0', share: null, isAutomatic: true, agent: null };
const managers = ['ROLE_MANAGEMENT'];

describe('A rollout starts with all that a manager entered', () => {
  it.each([
    ['canary', {}, { automatic: true }],
    ['canary', { share: 5 }, { automatic: false, percent: 5 }],
    ['canary', { agent: 'a1' }, { automatic: true, audience: { agents: ['a1'] } }],
    [
      'canary',
      { share: 5, agent: 'a1' },
      { automatic: false, percent: 5, audience: { agents: ['a1'] } },
    ],
    ['managers', {}, { automatic: true, audience: { roles: managers, agents: [] } }],
    [
      'managers',
      { share: 5, agent: 'a1' },
      { automatic: false, percent: 5, audience: { roles: managers, agents: ['a1'] } },
    ],
    ['agent', { agent: 'a1' }, { automatic: true, audience: { agents: ['a1'] } }],
    [
      'agent',
      { share: 5, agent: 'a1' },
      { automatic: false, percent: 5, audience: { agents: ['a1'] } },
    ],
  ] as const)('%s with %j', (offer, entered, asked) => {
    const request = { reason: 'why', version: '0.3.0', ...asked };
    expect(orderOf(offer, { ...inputs, ...entered }, null)).toEqual({ action: 'canary', request });
  });

  it.each(['canary', 'managers', 'agent'] as const)('%s needs a share that is one', (offer) => {
    expect(lacks(offer, { ...inputs, agent: 'a1', share: Number.NaN })).toBe('share');
    expect(lacks(offer, { ...inputs, agent: 'a1' })).toBeNull();
  });
});
