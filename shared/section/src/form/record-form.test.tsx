import { screen, waitFor, within } from '@testing-library/react';
import { aSession } from '@pazar/testing/builders';
import { type FakeCall, type FakeQuery, fakeApi, fakeFailure } from '@pazar/testing/fake-api';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { aNote, button, field, key, showNote } from '../../test/note-form.tsx';

const patches = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter((call) => call.method !== 'GET');

describe('saving a record', () => {
  it('says what is unsaved, and sends only what was changed on its version', async () => {
    const { user, api, container, isUnsaved } = showNote();
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
    await user.clear(field('Title'));
    await user.type(field('Title'), 'Rain ');
    expect(screen.getByText('Not saved: Title')).toBeTruthy();
    expect(isUnsaved()).toBe(true);
    await expectAccessible(container);
    await user.click(button('Save'));
    await waitFor(() => expect(patches(api)).toHaveLength(1));
    expect(patches(api)[0]).toMatchObject({ body: { title: 'Rain' }, ifMatch: 4 });
    await waitFor(() => expect(isUnsaved()).toBe(false));
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('is never disabled: it says what is missing, with links, and goes to the first', async () => {
    const { user, api, container } = showNote();
    await user.clear(field('Title'));
    await user.clear(field('Amount'));
    await user.click(button('Save'));
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('2 errors');
    expect(document.activeElement).toBe(field('Title'));
    await user.click(within(summary).getByRole('link', { name: 'Amount: Required field' }));
    expect(document.activeElement).toBe(field('Amount'));
    expect(api.calls).toEqual([]);
    await expectAccessible(container);
    await user.type(field('Title'), 'x');
    expect(within(summary).queryByRole('link', { name: /Title/ })).toBeNull();
  });

  it('saves with Ctrl+S, and says when there is nothing to save', async () => {
    const { user, commands, api, notifications } = showNote();
    await user.type(field('Title'), ' ');
    commands()
      .find(({ id }) => id === 'form.save')
      ?.run();
    await waitFor(() => expect(notifications).toEqual(['Nothing has been changed.']));
    expect(api.calls).toEqual([]);
  });

  it('does it once, however often it is pressed', async () => {
    let answer: (note: object) => void = () => undefined;
    const api = fakeApi({ [key]: () => new Promise((resolve) => (answer = resolve)) });
    const { user } = showNote({ api });
    await user.type(field('Title'), 's');
    await user.dblClick(button('Save'));
    await user.click(button('Save'));
    answer(aNote({ title: 'Suns', version: 5 }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    expect(patches(api)).toHaveLength(1);
  });

  it('uses one key for all attempts of which nobody knows whether they arrived', async () => {
    const { user, api } = showNote();
    await user.type(field('Title'), 's');
    api.failNext(key, 'network');
    await user.click(button('Save'));
    const alert = await screen.findByText('It is not known whether it was saved.');
    expect(alert.closest('[role=alert]')?.textContent).toContain('What you have entered is still');
    api.failNext(key, 409, 'in-use');
    await user.click(button('Save'));
    expect(await screen.findByText('It was not saved.')).toBeTruthy();
    expect(patches(api)).toHaveLength(2);
    await user.click(button('Save'));
    await waitFor(() => expect(patches(api)).toHaveLength(3));
    const keys = patches(api).map((call) => call.idempotencyKey);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  it('puts what the server finds at its field, and the rest above the buttons', async () => {
    const { user, api } = showNote();
    await user.type(field('Title'), 's');
    api.failNext(key, 422, {
      code: 'validation',
      detail: 'Check it.',
      errors: [
        { pointer: '/title', code: 'duplicate', detail: 'Given more than once' },
        { pointer: '/elsewhere', code: 'past', detail: 'Is in the past' },
      ],
    });
    await user.click(button('Save'));
    expect(await screen.findByRole('link', { name: 'Title: Already in use' })).toBeTruthy();
    expect(document.activeElement).toBe(field('Title'));
    expect(screen.getByText('Is in the past')).toBeTruthy();
    expect(screen.getByText(/^4bf92f/)).toBeTruthy();
  });

  it('discards on request, and gives everything back', async () => {
    const { user, actions } = showNote();
    await user.type(field('Title'), 's');
    await user.click(button('Discard'));
    expect(field('Title').value).toBe('Sun');
    actions[0]?.onAction();
    await waitFor(() => expect(field('Title').value).toBe('Suns'));
  });
});

describe('a record that somebody else has changed', () => {
  /** Rejects the first attempt, because the note has changed. */
  function apiWith(change: Partial<ReturnType<typeof aNote>>, updatedById?: string) {
    const theirs = aNote({ version: 5, ...change });
    const refusal = fakeFailure(412, {
      code: 'version-conflict',
      currentVersion: 5,
      updatedBy: 'Ana',
      updatedById,
      updatedAt: '2026-11-21T10:00:00.000Z',
      current: theirs,
    });
    let isFirst = true;
    return fakeApi({
      [key]: (_query: FakeQuery, { body }: FakeCall) => {
        if (!isFirst) return Object.assign({}, theirs, body, { version: 6 });
        isFirst = false;
        throw refusal;
      },
    });
  }

  it('is saved with both changes where they touch different fields', async () => {
    const api = apiWith({ amount: 9 });
    const { user, notifications } = showNote({ api });
    await user.type(field('Title'), 's');
    await user.click(button('Save'));
    await waitFor(() => expect(patches(api)).toHaveLength(2));
    expect(patches(api)[1]).toMatchObject({ body: { title: 'Suns' }, ifMatch: 5 });
    await waitFor(() =>
      expect(notifications).toContainEqual(expect.stringContaining('Ana has changed other fields')),
    );
  });

  it('asks for each field whose value is to stay, then saves on the new version', async () => {
    const api = apiWith({ title: 'Moon', amount: 9 });
    const { user, container } = showNote({ api });
    await user.type(field('Title'), 's');
    await user.clear(field('Amount'));
    await user.type(field('Amount'), '3');
    await user.click(button('Save'));
    const dialog = await screen.findByRole('dialog', { name: 'Changed by someone else' });
    expect(dialog.textContent).toContain('Ana changed this record');
    await expectAccessible(container);
    const title = within(dialog).getByRole('radiogroup', { name: 'Title' });
    expect(title.textContent).toContain('Moon');
    await user.click(within(title).getByRole('radio', { name: /Take theirs/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save this choice' }));
    await waitFor(() => expect(patches(api)).toHaveLength(2));
    expect(patches(api)[1]).toMatchObject({ body: { amount: 3 }, ifMatch: 5 });
    await waitFor(() => expect(field('Title').value).toBe('Moon'));
  });

  it.each([
    ['en', 'Save', 'Changed by you, in another tab or device'],
    ['mk', 'Зачувај', 'Изменето од вас, во друг таб или на друг уред'],
  ] as const)('says in %s when it was the agent in another tab', async (locale, save, title) => {
    const session = aSession();
    const api = apiWith({ title: 'Moon' }, session.id);
    const { user } = showNote({ api, session, locale });
    await user.type(field('Title'), 's');
    await user.click(button(save));
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(dialog.textContent).not.toContain('Ana');
    expect(within(dialog).queryByRole('radio', { name: /Take theirs/ })).toBeNull();
  });

  it('says whose the other fields are when the agent changed them in another tab', async () => {
    const session = aSession();
    const api = apiWith({ amount: 9 }, session.id);
    const { user, notifications } = showNote({ api, session });
    await user.type(field('Title'), 's');
    await user.click(button('Save'));
    await waitFor(() =>
      expect(notifications).toContainEqual(
        expect.stringContaining('You have changed other fields'),
      ),
    );
  });

  it('loses nothing when the agent goes back to the form', async () => {
    const api = apiWith({ title: 'Moon' });
    const { user } = showNote({ api });
    await user.type(field('Title'), 's');
    await user.click(button('Save'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(field('Title').value).toBe('Suns');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is saved already when it is what was sent: an answer got lost', async () => {
    const api = apiWith({ title: 'Suns' });
    const { user, isUnsaved } = showNote({ api });
    await user.type(field('Title'), 's');
    await user.click(button('Save'));
    await waitFor(() => expect(isUnsaved()).toBe(false));
    expect(patches(api)).toHaveLength(1);
  });
});
