import { describe, expect, it } from 'vitest';
import { type FakeResponse, fakeXhr } from '../../../test/fake-xhr.ts';
import { httpOptions } from '../../../test/http-options.ts';
import { saveAccountLocale } from './account-locale.ts';
import { lazyHttp } from './lazy-http.ts';

/** An account in English at this version. */
const account = (version: number): FakeResponse => ({
  status: 200,
  body: JSON.stringify({ version, locale: 'en', displayName: 'Ana' }),
});
const changed: FakeResponse = { status: 412, body: '{}' };

function answering(...answers: FakeResponse[]) {
  return fakeXhr((_, index) => answers[index] ?? 'network');
}

const http = () => lazyHttp(httpOptions({ token: () => 'secret' }));

describe('saveAccountLocale', () => {
  it('changes the language of the account at the version that it has', async () => {
    const sent = answering(account(7), account(8));
    await saveAccountLocale(http(), 'mk');
    expect(sent[1]).toMatchObject({
      method: 'PATCH',
      url: `${location.origin}/api/v1/account`,
      headers: { 'If-Match': '"7"' },
      body: '{"locale":"mk"}',
    });
  });

  it('changes nothing where the account has the language already', async () => {
    const sent = answering(account(7));
    await saveAccountLocale(http(), 'en');
    expect(sent).toHaveLength(1);
  });

  it('reads the account again when it was changed meanwhile', async () => {
    const sent = answering(account(7), changed, account(8), account(9));
    await saveAccountLocale(http(), 'mk');
    expect(sent[3]?.headers).toMatchObject({ 'If-Match': '"8"' });
  });

  it('fails when the account cannot keep it', async () => {
    answering(account(7), { status: 503, body: '{}' });
    await expect(saveAccountLocale(http(), 'mk')).rejects.toMatchObject({ status: 503 });
    answering(account(7), changed, account(8), changed);
    await expect(saveAccountLocale(http(), 'mk')).rejects.toMatchObject({ status: 412 });
  });
});
