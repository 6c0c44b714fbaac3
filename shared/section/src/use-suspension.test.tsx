import { type Account, accountSchema } from '@pazar/contracts/account';
import { anAccount } from '@pazar/testing/an-account';
import { fakeApi } from '@pazar/testing/fake-api';
import { renderInShell } from '@pazar/testing/render-in-shell';
import { useHttp } from '@pazar/shell/http';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SuspensionNote } from './suspension-note.tsx';
import { useSuspension } from './use-suspension.ts';

/** The shell, which reads the account above every page. */
function Shell() {
  const http = useHttp();
  const { data } = useQuery({
    queryKey: ['account'],
    queryFn: () => http.get('/v1/account', { schema: accountSchema }),
  });
  return <h1>{data?.username}</h1>;
}

function Form() {
  return (
    <>
      <p>{useSuspension() === undefined ? 'Can be saved' : 'Cannot be saved'}</p>
      <SuspensionNote />
    </>
  );
}

async function open(suspension: Account['suspension'], locale: 'en' | 'mk' = 'en') {
  const element = (
    <>
      <Shell />
      <Form />
    </>
  );
  const api = fakeApi({ '/v1/account': anAccount({ suspension }) });
  renderInShell([{ path: '/', element }], { at: '/', api, locale });
  await screen.findByRole('heading', { name: 'producer' });
  return api;
}

const reason = 'Three complaints.';

describe('A form of a suspended agent', () => {
  it.each([
    ['en', /^Nothing can be saved: your account is suspended up to .*2126.* Three complaints\.$/],
    [
      'mk',
      /^Ништо не може да се зачува: вашата сметка е суспендирана заклучно со .*2126.* Three complaints\.$/,
    ],
  ] as const)('says why and until when, word for word (%s)', async (locale, words) => {
    await open({ reason, until: '2126-12-01T11:00:00.000Z', appeal: null }, locale);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText('Cannot be saved')).toBeTruthy();
  });

  it('says it of a suspension without an end', async () => {
    await open({ reason, until: null, appeal: null });
    expect(
      screen.getByText('Nothing can be saved: your account is suspended. Three complaints.'),
    ).toBeTruthy();
  });

  it('can be saved once the end has come, and without a suspension', async () => {
    await open({ reason, until: '2026-01-01T11:00:00.000Z', appeal: null });
    expect(screen.getByText('Can be saved')).toBeTruthy();
    expect(screen.queryByText(/Three complaints/)).toBeNull();
  });

  it('requests nothing beside the shell', async () => {
    const { calls } = await open(null);
    expect(calls.map(({ path }) => path)).toEqual(['/v1/account']);
  });
});
