import {
  defaultPreferences,
  type Preferences,
  preferencesInputSchema,
  type VersionedPreferences,
} from '@pazar/contracts/preferences';
import { aDashboard, aSession } from '@pazar/testing/builders';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { type FakeAnswer, fakeApi, fakeFailure } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dashboardApi } from '../../test/dashboard-api.ts';
import { panels } from '../model/panels.ts';
import { section } from '../section.tsx';

const at = '/dashboard/arrange';
const path = '/v1/account/preferences';

/** The preferences of an agent on a server, which all tabs share. */
function server(dashboard: Preferences['dashboard'] = defaultPreferences.dashboard) {
  let kept: VersionedPreferences = { ...defaultPreferences, dashboard, version: 0 };
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
  return { answers, kept: () => kept.dashboard, saves: () => kept.version };
}

function open(answers: Record<string, FakeAnswer>, options: { locale?: 'mk'; at?: string } = {}) {
  const { api } = dashboardApi(aDashboard(), answers);
  return renderSection(section, { at, api, ...options });
}
const handle = (title: string) => screen.findByRole('button', { name: `Move: ${title}` });
const titles = () => screen.getAllByRole('checkbox').map((box) => box.closest('li')?.textContent);

describe('The arrangement of the dashboard', () => {
  it('hides a part that is not wanted, and shows it again', async () => {
    const { answers, kept } = server();
    const { user } = open(answers);
    await user.click(await screen.findByRole('checkbox', { name: 'Figures' }));
    await waitFor(() => expect(kept().hidden).toEqual(['figures']));
    await user.click(screen.getByRole('link', { name: 'Back to the dashboard' }));
    expect(await screen.findByRole('region', { name: 'To do' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Figures' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Arrange the dashboard' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Figures' }));
    await waitFor(() => expect(kept().hidden).toEqual([]));
  });

  it('moves a part by keys, announces each step and saves the order once', async () => {
    const { answers, kept, saves } = server();
    const { user } = open(answers);
    (await handle('To do')).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('Lifted at place 2 of 15.');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('Put down at place 3 of 15.');
    await waitFor(() =>
      expect(kept().order.slice(0, 3)).toEqual(['checklist', 'outflowByDay', 'toDo']),
    );
    expect(saves()).toBe(1);
    expect(await handle('To do')).toHaveFocus();
  });

  it('puts a part back where it was on Escape', async () => {
    const { answers, saves } = server();
    const { user } = open(answers);
    const before = (await handle('To do')) && titles();
    (await handle('To do')).focus();
    await user.keyboard('{Enter}{ArrowDown}{ArrowDown}{Escape}');
    expect(screen.getByRole('status')).toHaveTextContent('Put back where it was.');
    expect(titles()).toEqual(before);
    expect(saves()).toBe(0);
  });

  it('moves a part by one press, as far as the ends of the list', async () => {
    const { answers, kept } = server();
    const { user } = open(answers);
    await user.click(await screen.findByRole('button', { name: 'Move up: To do' }));
    await waitFor(() => expect(kept().order.slice(0, 2)).toEqual(['toDo', 'checklist']));
    expect(screen.getByRole('button', { name: 'Move up: To do' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Move down: What you have' })).toBeDisabled();
  });

  it('keeps what another tab has hidden meanwhile', async () => {
    const { answers, kept } = server();
    const { user } = open(answers);
    await handle('To do');
    await fakeApi(answers).put(path, {
      body: { ...defaultPreferences, dashboard: { order: [], hidden: ['season'] } },
      ifMatch: 0,
      schema: { parse: () => undefined },
    });
    await user.click(screen.getByRole('checkbox', { name: 'Figures' }));
    await waitFor(() => expect(kept().hidden).toEqual(['season', 'figures']));
    expect(await screen.findByRole('checkbox', { name: /^This season/ })).not.toBeChecked();
  });

  it('keeps the place to which another tab has moved a part meanwhile', async () => {
    const { answers, kept } = server();
    const { user } = open(answers);
    await handle('To do');
    await fakeApi(answers).put(path, {
      body: { ...defaultPreferences, dashboard: { order: ['season', 'checklist'], hidden: [] } },
      ifMatch: 0,
      schema: { parse: () => undefined },
    });
    await user.click(screen.getByRole('button', { name: 'Move down: To do' }));
    await waitFor(() => expect(kept().order[0]).toBe('season'));
    const order = kept().order;
    expect(order.indexOf('toDo')).toBe(order.indexOf('outflowByDay') + 1);
  });

  it('shows the arrangement of the last visit before the server has answered', async () => {
    const { answers } = server({ order: ['season', 'checklist'], hidden: ['figures'] });
    const { storedAnswers } = open(answers);
    await waitFor(() => expect(titles()[0]).toContain('This season'));
    cleanup();
    const { api } = dashboardApi(aDashboard(), { [path]: () => new Promise(() => undefined) });
    renderSection(section, { at, api, storedAnswers });
    expect(titles()[0]).toContain('This season');
    expect(screen.getByRole('checkbox', { name: 'Figures' })).not.toBeChecked();
  });

  it('is offered to a consumer who has hidden the only part', async () => {
    const { answers } = server({ order: [], hidden: ['application'] });
    const { api } = dashboardApi(aDashboard({ selling: null }), answers);
    const session = aSession({ roles: ['ROLE_CONSUMER'] });
    renderSection(section, { at: '/dashboard', api, session });
    expect(await screen.findByRole('link', { name: 'Arrange the dashboard' })).toBeVisible();
  });

  it('shows everything in the usual order again by one press', async () => {
    const { answers, kept } = server({ order: ['season', 'checklist'], hidden: ['figures'] });
    const { user } = open(answers);
    await waitFor(() => expect(titles()[0]).toContain('This season'));
    await user.click(screen.getByRole('button', { name: 'Show everything in the usual order' }));
    await waitFor(() => expect(kept()).toEqual({ order: [], hidden: [] }));
    expect(titles()[0]).toContain('First steps');
    expect(screen.getByRole('checkbox', { name: 'Figures' })).toBeChecked();
  });

  it('is offered on a dashboard of which every part is hidden', async () => {
    const { answers } = server({ order: [], hidden: panels.map(({ key }) => key) });
    open(answers, { at: '/dashboard' });
    expect(await screen.findByText('You have hidden every part of the dashboard.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Arrange the dashboard' })).toBeVisible();
  });

  it('speaks Macedonian, and is accessible', async () => {
    const { answers } = server();
    const { container } = open(answers, { locale: 'mk' });
    expect(await screen.findByRole('button', { name: 'Помести нагоре: Бројки' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Уредете го прегледот');
    await expectAccessible(container);
  });
});
