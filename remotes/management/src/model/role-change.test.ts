import { describe, expect, it } from 'vitest';
import { roleChange } from './role-change.ts';

describe('A change of roles', () => {
  it('says what it gives and what it takes', () => {
    expect(roleChange(['ROLE_AGENT', 'ROLE_MANAGEMENT'], ['ROLE_CONSUMER', 'ROLE_AGENT'])).toEqual({
      gained: ['ROLE_CONSUMER'],
      lost: ['ROLE_MANAGEMENT'],
    });
  });

  it('says that nothing changes, in whatever order roles come', () => {
    const change = roleChange(['ROLE_AGENT', 'ROLE_CONSUMER'], ['ROLE_CONSUMER', 'ROLE_AGENT']);
    expect(change).toEqual({ gained: [], lost: [] });
  });
});
