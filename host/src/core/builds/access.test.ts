import { roleSchema } from '@pazar/contracts/agent-kinds';
import { describe, expect, it } from 'vitest';
import { accessTo } from './access.ts';

const agent = { roles: ['ROLE_AGENT' as const] };

describe('accessTo', () => {
  it('opens public-only routes to signed-out visitors alone', () => {
    const route = { audience: 'public-only' as const, roles: [] };
    expect(accessTo(route, null)).toBe('allowed');
    expect(accessTo(route, agent)).toBe('signed-in-already');
  });

  it('opens a route without roles to every signed-in agent', () => {
    const route = { audience: 'signed-in' as const, roles: [] };
    expect(accessTo(route, null)).toBe('sign-in');
    expect(accessTo(route, { roles: [] })).toBe('allowed');
  });

  it('opens a route with roles to those who hold one of them', () => {
    for (const role of roleSchema.options) {
      const route = { audience: 'signed-in' as const, roles: [role] };
      expect(accessTo(route, null)).toBe('sign-in');
      expect(accessTo(route, { roles: [role] })).toBe('allowed');
      expect(accessTo(route, { roles: roleSchema.options.filter((other) => other !== role) })).toBe(
        'role',
      );
      expect(accessTo(route, { roles: [] })).toBe('role');
    }
    const either = { audience: 'signed-in' as const, roles: [...roleSchema.options] };
    expect(accessTo(either, agent)).toBe('allowed');
  });
});
