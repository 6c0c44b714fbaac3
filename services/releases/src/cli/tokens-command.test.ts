import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Token } from '../domain/token-api.ts';
import type { CommandContext } from './command-context.ts';
import { createTokenCommand } from './tokens-command.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'pazar-tokens-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(home, { recursive: true });
});

const at = '2026-11-21T10:00:00.000Z';
const token: Token = {
  id: 'token-1',
  name: 'ci',
  roles: ['operator'],
  remotes: null,
  createdAt: at,
  createdBy: 'ana',
  expiresAt: at,
  revokedAt: null,
  state: 'valid',
};

/** Creates a token on a full disk. */
async function createOnFullDisk(revokeToken: CommandContext['client']['revokeToken']) {
  const probe = await open(join(home, 'probe'), 'w');
  const full = new Error('ENOSPC: no space left on device');
  vi.spyOn(Object.getPrototypeOf(probe), 'writeFile').mockRejectedValue(full);
  await probe.close();
  await rm(join(home, 'probe'));
  const createToken = () => Promise.resolve({ token, text: 'secret' });
  const context = { client: { createToken, revokeToken } } as unknown as CommandContext;
  const out = join(home, 'ci.token');
  const request = { name: 'ci', roles: ['operator' as const], remotes: null, reason: 'ships' };
  return createTokenCommand({ ...request, out }, context);
}

describe('A token whose text cannot be written', () => {
  it('is revoked', async () => {
    const revoke = vi.fn<(id: string, reason: string) => Promise<Token>>().mockResolvedValue(token);
    const made = createOnFullDisk(revoke);
    await expect(made).rejects.toThrow(/ENOSPC: no space left on device\. It was revoked\.$/);
    expect(revoke).toHaveBeenCalledWith('token-1', expect.stringContaining('ci.token'));
    expect(await readdir(home)).toEqual([]);
  });

  it('is named with the command that revokes it, when the registry is away too', async () => {
    const made = createOnFullDisk(() => Promise.reject(new Error('registry away')));
    const message = await made.then(String, String);
    expect(message).toContain('ENOSPC: no space left on device');
    expect(message).toContain('registry away. Revoke it: pazar tokens revoke token-1');
  });
});
