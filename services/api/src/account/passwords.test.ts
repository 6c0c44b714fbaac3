import { describe, expect, it } from 'vitest';
import { createMailer } from '../mail/mailer.ts';
import { createBrowserProofs } from '../security/browser-proofs.ts';
import { limitersOn } from '../security/limiter.ts';
import { createLoginLimiter } from '../security/login-limiter.ts';
import { createRequestLimiter } from '../security/request-limiter.ts';
import { nowhere } from '../testing/nowhere.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';
import { createPasswords } from './passwords.ts';

describe.each(testDatabases)('A link to a new password on $name', ({ open }) => {
  it('that opens nothing costs no hash, and an address has sixty tries', async () => {
    const { database, close } = await open();
    const open60 = limitersOn(undefined);
    let hashes = 0;
    const { device, registration } = createBrowserProofs(new Uint8Array(32), nowhere.shellUrl);
    const passwords = createPasswords({
      database,
      clock: () => testNow,
      mailer: createMailer({ transport: nowhere.mail, shellUrl: '', onFailure: () => undefined }),
      hasher: {
        requirePlace: () => undefined,
        hash: async () => `hash ${(hashes += 1)}`,
        verify: async () => false,
      },
      limiter: createRequestLimiter(open60),
      logins: createLoginLimiter(open60),
      device,
      registered: registration,
    });
    const from = { address: '10.2.0.1', cookie: undefined, userAgent: undefined };
    const reset = () =>
      passwords.reset({ token: 'x'.repeat(43), password: 'a long enough one' }, from);
    for (let tries = 0; tries < 60; tries += 1) {
      await expect(reset()).rejects.toMatchObject({ code: 'validation' });
    }
    await expect(reset()).rejects.toMatchObject({ code: 'rate-limited' });
    expect(hashes).toBe(0);
    await close();
  });
});
