import getPort from 'get-port';
import { describe, expect, it } from 'vitest';
import { nowhere } from '../../testing/nowhere.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { createGoogleProvider } from '../../adapters/google-provider.ts';

const { shellUrl } = nowhere;

describe('Without Google', () => {
  it('a browser comes back to the shell, which can say so', async () => {
    const [database] = testDatabases;
    if (!database) throw new Error('no database');
    const test = await startTestApp(await database.open());
    for (const url of ['/oauth2/authorization/google?at=shell', '/login/oauth2/code/google']) {
      const answer = await test.get(url);
      expect([answer.statusCode, answer.headers.location]).toEqual([
        302,
        `${shellUrl}/home?google=unavailable`,
      ]);
    }
    await test.close();
  });

  it('distinguishes a provider that does not answer from none', async () => {
    const [database] = testDatabases;
    if (!database) throw new Error('no database');
    const google = createGoogleProvider({
      issuer: `http://127.0.0.1:${await getPort()}`,
      clientId: 'pazar',
      clientSecret: 'secret',
    });
    const test = await startTestApp(await database.open(), { ...nowhere, google });
    const answer = await test.get('/oauth2/authorization/google?at=shell');
    expect(answer.headers.location).toBe(`${shellUrl}/home?google=failed`);
    await test.close();
  });
});
