/// <reference types="@testing-library/jest-dom/vitest" />
import type { Section } from '@pazar/shell/section';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';
import { type FakeAnswer, type FakeApi, fakeApi, fakeFailure } from './fake-api.ts';
import { fakeDrafts } from './fake-drafts.ts';
import { renderSection, type RenderSectionOptions } from './render-section.tsx';

type User = ReturnType<typeof renderSection>['user'];

/** A page of a section with a `RecordForm`. */
export interface FormPage {
  readonly section: Section;
  /** URL of the page. */
  readonly at: `/${string}`;
  /** The call that saves: `PATCH /v1/produce/{id}`, or `POST /v1/produce` for a new record. */
  readonly save: `${'POST' | 'PATCH'} /v1/${string}`;
  /** The edited record; for a new one the API's answer after it is saved. */
  readonly record: { readonly id: string; readonly version: number };
  /** The title in both languages, and the accessible name of the form. */
  readonly words: Readonly<Record<'title' | 'titleMk' | 'form', string>>;
  /** Enters the required fields of a new record besides `field`. */
  readonly fill?: (user: User) => Promise<void>;
  /** A one-line text box by the start of its name: a text for it, and the member of the request. */
  readonly field: {
    readonly label: string;
    readonly member: string;
    readonly text: string;
    /** Another valid text. Default `Theirs`. */
    readonly theirs?: string;
  };
  /** A text box by the start of its name, an invalid text, and the form's message. */
  readonly wrong: { readonly label: string; readonly text: string; readonly fault: string };
  /** Answers for the page's requests, the record included. */
  readonly around: Readonly<Record<string, FakeAnswer>>;
}

function open(
  { section, at, save, record, around }: FormPage,
  options: Omit<Partial<RenderSectionOptions>, 'api'> = {},
) {
  const api = fakeApi({ [save]: { ...record, version: record.version + 1 }, ...around });
  return { ...renderSection(section, { at, ...options, api }), api };
}

const box = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const saveButton = () => screen.findByRole('button', { name: 'Save' });

async function enter(user: User, { label, text }: Pick<FormPage['field'], 'label' | 'text'>) {
  const field = await box(label);
  await user.clear(field);
  // At once: a form of many fields renders for each key, and its own tests type.
  if (text !== '') await user.paste(text);
  return field;
}

/** Enters everything that saving needs. */
async function enterAll(user: User, { fill, field }: FormPage) {
  // The page's chunk may still be loading.
  await box(field.label);
  await fill?.(user);
  return enter(user, field);
}

function savesOf({ save }: FormPage, { calls }: FakeApi) {
  return calls.filter(({ method, path }) => `${method} ${path}` === save);
}

/**
 * The tests of what every form keeps: faults at their fields, no answer, a double click, the
 * keyboard, drafts, leaving, both languages, and that axe finds nothing. The form of a record that
 * exists is also tested with a change that was made meanwhile, and with its deletion.
 */
export function promiseForm(form: FormPage): void {
  promiseFaults(form);
  promiseSaving(form);
  promiseEntered(form);
  if (!form.save.startsWith('PATCH')) return;
  promiseConflict(form);
  // An account is closed, never deleted: its URL has no row identifier.
  if (form.save.endsWith(form.record.id)) promiseDeletion(form);
}

function promiseFaults(form: FormPage) {
  const { field, words, wrong } = form;

  it('says what is wrong at its field and in a link to it, and sends nothing', async () => {
    const { user, api, container } = open(form);
    const wrongField = await enter(user, wrong);
    await user.click(await saveButton());
    await waitFor(() => expect(wrongField).toHaveAccessibleDescription(RegExp(wrong.fault)));
    expect(wrongField).toBeInvalid();
    await user.click(screen.getByRole('link', { name: RegExp(`^${wrong.label}:`) }));
    expect(wrongField).toHaveFocus();
    expect(savesOf(form, api)).toEqual([]);
    expect(screen.getByRole('form', { name: words.form })).toBeVisible();
    await expectAccessible(container);
  });

  it('shows what the server refuses at its field, and keeps what was entered', async () => {
    const { user, api } = open(form);
    const entered = await enterAll(user, form);
    api.failNext(form.save, 422, {
      code: 'validation',
      errors: [{ pointer: `/${field.member}`, code: 'locked', detail: 'Is fixed by now' }],
    });
    await user.click(await saveButton());
    await waitFor(() => expect(entered).toHaveAccessibleDescription(/Is fixed by now/));
    expect(entered).toHaveValue(field.text);
  });
}

function promiseSaving(form: FormPage) {
  const { field } = form;

  it('saves once on a double click, and after a lost answer is the same attempt', async () => {
    const answer = Promise.withResolvers<object>();
    const { user, api } = open({
      ...form,
      around: { ...form.around, [form.save]: () => answer.promise },
    });
    await enterAll(user, form);
    await user.dblClick(await saveButton());
    answer.reject(fakeFailure('network'));
    expect(await screen.findByText('It is not known whether it was saved.')).toBeVisible();
    expect(savesOf(form, api)).toHaveLength(1);
    await user.click(await saveButton());
    await waitFor(() => expect(savesOf(form, api)).toHaveLength(2));
    const [first, second] = savesOf(form, api);
    expect(second).toEqual(first);
    expect(first?.idempotencyKey ?? first?.ifMatch).toBeDefined();
  });

  it('saves with the keyboard alone', async () => {
    const { user, api } = open(form);
    await enterAll(user, form);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(savesOf(form, api)).toHaveLength(1));
    expect(savesOf(form, api)[0]?.body).toMatchObject({ [field.member]: field.text });
  });
}

function promiseEntered(form: FormPage) {
  const { field, words } = form;

  it('asks before what was entered is left, and offers it to the next visit', async () => {
    const drafts = fakeDrafts();
    const keep = vi.spyOn(drafts, 'keep');
    const before = open(form, { drafts });
    await enter(before.user, field);
    expect(before.isUnsaved()).toBe(true);
    await waitFor(() => expect(keep).toHaveBeenCalled());
    cleanup();

    const after = open(form, { drafts });
    expect(await box(field.label)).not.toHaveValue(field.text);
    await after.user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await box(field.label)).toHaveValue(field.text);
  });

  it('speaks Macedonian', async () => {
    open(form, { locale: 'mk' });
    expect(await screen.findByRole('heading', { level: 1, name: words.titleMk })).toBeVisible();
    expect(await screen.findByRole('form')).toBeVisible();
  });
}

function promiseDeletion(form: FormPage) {
  const { field, record, save } = form;
  /** The collection of the record. */
  const create = save.replace('PATCH', 'POST').replace(/\/[^/]+$/, '');

  it('saves what was entered as a new record where the old one was deleted meanwhile', async () => {
    const around = { ...form.around, [create]: { ...record, version: 1 } };
    const { user, api } = open({ ...form, around });
    await enterAll(user, form);
    api.failNext(save, 404, 'not-found');
    await user.click(await saveButton());
    expect(await screen.findByText('This record was deleted in the meantime.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save as new' }));
    const created = () => api.calls.find(({ method, path }) => `${method} ${path}` === create);
    await waitFor(() => expect(created()?.body).toMatchObject({ [field.member]: field.text }));
    expect(created()?.ifMatch).toBeUndefined();
  });
}

function promiseConflict(form: FormPage) {
  const { field, record, save } = form;
  const version = record.version + 1;
  const { theirs = 'Theirs' } = field;

  it('asks in words whose change stays, and saves on the version of the other', async () => {
    const { user, api } = open(form);
    await enterAll(user, form);
    api.failNext(save, 412, {
      code: 'version-conflict',
      currentVersion: version,
      current: { ...record, version, [field.member]: theirs },
    });
    await user.click(await saveButton());
    const dialog = await screen.findByRole('dialog', { name: 'Changed by someone else' });
    expect(dialog).toHaveTextContent(theirs);
    expect(dialog).toHaveTextContent(field.text);
    expect(dialog.textContent).not.toMatch(/[{}]|[0-9a-f]{8}-[0-9a-f]{4}/);
    await user.click(within(dialog).getByRole('radio', { name: /Keep mine/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save this choice' }));
    await waitFor(() => expect(savesOf(form, api)).toHaveLength(2));
    expect(savesOf(form, api)[1]).toMatchObject({
      ifMatch: version,
      body: { [field.member]: field.text },
    });
  });
}
