import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { claimRun } from '../supervise/run-file.ts';
import { removeState } from './remove-state.ts';

describe('Reset', () => {
  it('removes the state and says what', async () => {
    const home = temporaryFolder({ 'api/secrets.json': '{}', 'logs/api.log': '' });

    await expect(removeState([home])).resolves.toEqual([
      path.join(home, 'api'),
      path.join(home, 'logs'),
    ]);
    expect(existsSync(home)).toBe(false);
  });

  it('removes copies of the signing keys, and e-mails with links that sign in', async () => {
    const home = temporaryFolder({ 'backups/nightly.gz': 'keys', 'outbox/1.eml': 'link' });

    await removeState([home]);

    expect(existsSync(home)).toBe(false);
  });

  it('leaves alone what is not its own', async () => {
    const home = temporaryFolder({ 'api/secrets.json': '{}', 'thesis.txt': 'years of work' });

    await removeState([home]);

    expect(existsSync(path.join(home, 'thesis.txt'))).toBe(true);
    expect(existsSync(path.join(home, 'api'))).toBe(false);
  });

  it('refuses while a start is running', async () => {
    const home = temporaryFolder({ 'api/secrets.json': '{}' });
    claimRun(home);

    await expect(removeState([home])).rejects.toThrow(`Pazar is running (process ${process.pid}`);
    expect(existsSync(path.join(home, 'api'))).toBe(true);
  });
});
