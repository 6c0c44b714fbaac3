import {
  defaultPreferences,
  preferencesInputSchema,
  type VersionedPreferences,
} from '@pazar/contracts/preferences';
import { fakeApi, type FakeAnswer, fakeFailure } from '@pazar/testing/fake-api';
import { renderInShell } from '@pazar/testing/render-in-shell';
import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePreferences } from './use-preferences.ts';

const path = '/v1/account/preferences';

function Cards() {
  const { preferences, change } = usePreferences();
  const hide = (card: string) =>
    change((before) => {
      const { order, hidden } = before.dashboard;
      return { ...before, dashboard: { order, hidden: [...hidden, card] } };
    });
  return (
    <>
      <p>Hidden: {preferences?.dashboard.hidden.join(', ') ?? 'unknown'}</p>
      {['stock', 'weather'].map((card) => (
        <button key={card} type="button" onClick={() => hide(card)}>
          {card}
        </button>
      ))}
    </>
  );
}

/** The preferences of an agent on a server, which all tabs share. */
function server() {
  let kept: VersionedPreferences = { ...defaultPreferences, version: 0 };
  const answers: Record<string, FakeAnswer> = {
    [path]: () => kept,
    [`PUT ${path}`](_query: unknown, { body, ifMatch }) {
      if (ifMatch !== kept.version) {
        const problem = { code: 'version-conflict', currentVersion: kept.version } as const;
        throw fakeFailure(412, { ...problem, current: { ...kept, updatedAt: '2026-11-22' } });
      }
      kept = { ...preferencesInputSchema.parse(body), version: kept.version + 1 };
      return kept;
    },
  };
  return { answers, kept: () => kept };
}

function openTab(answers: Record<string, FakeAnswer>) {
  const api = fakeApi(answers);
  return renderInShell([{ path: '*', element: <Cards /> }], { at: '/', api });
}
const button = (name: string) => screen.getByRole('button', { name });
const puts = ({ api }: ReturnType<typeof openTab>) =>
  api.calls.filter(({ method }) => method === 'PUT');

describe('Preferences', () => {
  it('that cannot be saved without a network are said at once, and not sent later', async () => {
    const { answers } = server();
    answers[`PUT ${path}`] = () => Promise.reject(fakeFailure('network'));
    const tab = openTab(answers);
    await screen.findByText('Hidden:');
    onlineManager.setOnline(false);
    await tab.user.click(button('stock'));
    await waitFor(() => expect(tab.notifications).toHaveLength(1));
    const sent = puts(tab).length;
    onlineManager.setOnline(true);
    await waitFor(() => expect(puts(tab)).toHaveLength(sent));
  });

  it('are replaced on the version that was read', async () => {
    const { answers, kept } = server();
    const tab = openTab(answers);
    await screen.findByText('Hidden:');
    await tab.user.click(button('stock'));
    expect(await screen.findByText('Hidden: stock')).toBeTruthy();
    await waitFor(() => expect(kept()).toMatchObject({ version: 1 }));
    expect(puts(tab)).toMatchObject([{ ifMatch: 0 }]);
    expect(puts(tab)[0]?.body).not.toHaveProperty('version');
  });

  it('keep what another tab has changed meanwhile, with the own change', async () => {
    const { answers, kept } = server();
    const tab = openTab(answers);
    await screen.findByText('Hidden:');
    const other = fakeApi(answers);
    const lists = { products: { columns: ['name'], density: 'compact' } };
    await other.put(path, {
      body: { ...defaultPreferences, lists },
      ifMatch: 0,
      schema: { parse: () => undefined },
    });
    await tab.user.click(button('stock'));
    await waitFor(() =>
      expect(kept()).toMatchObject({ version: 2, lists, dashboard: { hidden: ['stock'] } }),
    );
    expect(puts(tab)).toMatchObject([{ ifMatch: 0 }, { ifMatch: 1 }]);
  });

  it('are sent one change after the other, and show all of them at once', async () => {
    const { answers, kept } = server();
    const tab = openTab(answers);
    await screen.findByText('Hidden:');
    await tab.user.click(button('stock'));
    await tab.user.click(button('weather'));
    expect(await screen.findByText('Hidden: stock, weather')).toBeTruthy();
    await waitFor(() => expect(kept()).toMatchObject({ version: 2 }));
    expect(kept().dashboard.hidden).toEqual(['stock', 'weather']);
    expect(puts(tab)).toMatchObject([{ ifMatch: 0 }, { ifMatch: 1 }]);
  });

  it('are read first when they could not be read before: a change loses none of them', async () => {
    const { answers, kept } = server();
    const lists = { products: { columns: ['name'], density: 'compact' } };
    const api = fakeApi(answers);
    await api.put(path, {
      body: { ...defaultPreferences, lists },
      ifMatch: 0,
      schema: { parse: () => undefined },
    });
    api.failNext(path, 503);
    const { user } = renderInShell([{ path: '*', element: <Cards /> }], { at: '/', api });
    await screen.findByText('Hidden: unknown');
    await waitFor(() => expect(api.calls).toHaveLength(2));
    await user.click(button('stock'));
    await waitFor(() =>
      expect(kept()).toMatchObject({ version: 2, lists, dashboard: { hidden: ['stock'] } }),
    );
  });

  it('of which the answer was lost are sent again and saved once, without a false alarm', async () => {
    const { answers, kept } = server();
    const put = answers[`PUT ${path}`];
    let lost = 0;
    const tab = openTab({
      ...answers,
      [`PUT ${path}`](query, call) {
        const answer: unknown = typeof put === 'function' ? put(query, call) : put;
        lost += 1;
        if (lost === 1) throw fakeFailure('network');
        return answer;
      },
    });
    await screen.findByText('Hidden:');
    await tab.user.click(button('stock'));
    await waitFor(() => expect(puts(tab)).toHaveLength(2));
    expect(await screen.findByText('Hidden: stock')).toBeTruthy();
    expect(kept()).toMatchObject({ version: 1, dashboard: { hidden: ['stock'] } });
    expect(tab.notifications).toEqual([]);
  });

  it('that nobody answered, however often they were sent, may be saved or not', async () => {
    const { answers } = server();
    const tab = openTab(answers);
    await screen.findByText('Hidden:');
    for (const _ of [1, 2, 3]) tab.api.failNext(`PUT ${path}`, 'network');
    await tab.user.click(button('stock'));
    await waitFor(() =>
      expect(tab.notifications).toEqual([
        expect.stringContaining('it is not known whether your choice was saved'),
      ]),
    );
  });

  it('that cannot be saved are reported, and last as long as the page', async () => {
    const { answers } = server();
    const tab = openTab(answers);
    await screen.findByText('Hidden:');
    tab.api.failNext(`PUT ${path}`, 503);
    await tab.user.click(button('stock'));
    await waitFor(() =>
      expect(tab.notifications).toEqual([
        'Your choice could not be saved. It lasts until you reload the page.',
      ]),
    );
    expect(screen.getByText('Hidden: stock')).toBeTruthy();
  });
});
