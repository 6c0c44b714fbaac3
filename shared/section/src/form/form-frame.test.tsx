import { type FakeCall, type FakeQuery, fakeApi, fakeFailure } from '@pazar/testing/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, field } from '../../test/note-form.tsx';
import { key, place, showPlace } from '../../test/place-form.tsx';

describe('a field that another one fills in', () => {
  it('is set, said to be unsaved and sent', async () => {
    const { user, patches } = showPlace();
    await user.click(button('Find'));
    expect(field('Street').value).toBe('Found');
    expect(screen.getByText('Not saved: Street')).toBeTruthy();
    await user.click(button('Save'));
    await waitFor(() => expect(patches()).toHaveLength(1));
    expect(patches()[0]?.body).toEqual({ street: 'Found' });
  });

  it('loses the fault that it had', async () => {
    const { user } = showPlace();
    await user.clear(field('Street'));
    await user.type(field('Street'), 'ab');
    await user.click(button('Save'));
    expect(await screen.findByRole('link', { name: 'Street: At least 3 characters' })).toBeTruthy();
    await user.click(button('Find'));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Street/ })).toBeNull());
  });
});

describe('the focus of a form', () => {
  it('is in the form again when the button that saved it is gone', async () => {
    const { user, patches } = showPlace();
    await user.type(field('Street'), '5');
    button('Save').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(patches()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Place' }));
  });
});

describe('what shows one field', () => {
  it('renders again when that field changes, and only then', async () => {
    const { user, streetRenders } = showPlace();
    const before = streetRenders();
    await user.type(field('Note'), ' in the east');
    expect(streetRenders()).toBe(before);
    await user.type(field('Street'), '5');
    expect(screen.getByRole('status', { name: 'Street now' }).textContent).toBe('Main5');
    expect(streetRenders()).toBeGreaterThan(before);
  });
});

describe('the question before a form is left', () => {
  it('names the fields that would be lost, three at most, and counts the others', async () => {
    const { user, isUnsaved, leaveQuestion } = showPlace();
    await user.type(field('Note'), 's');
    expect(leaveQuestion()).toBe('Not saved: Note');
    await user.type(field('Street'), '5');
    await user.type(field('English'), 's');
    expect(leaveQuestion()).toBe('Not saved: Name, Street and Note');
    await user.type(field('Kilometres'), '5');
    expect(leaveQuestion()).toBe('Not saved: Name, Street, Note and 1 more');
    await user.click(button('Discard'));
    expect(isUnsaved()).toBe(false);
  });
});

describe('a form that is held', () => {
  it('says why it does not save, asks before leaving, and saves once it is let go', async () => {
    const { user, patches, notifications, isUnsaved } = showPlace();
    await user.click(button('Upload'));
    expect(isUnsaved()).toBe(true);
    await user.type(field('Street'), '5');
    await user.click(button('Save'));
    expect(notifications).toEqual(['Images are still uploading.']);
    expect(patches()).toEqual([]);
    await user.click(button('Upload'));
    await user.click(button('Save'));
    await waitFor(() => expect(patches()).toHaveLength(1));
    await waitFor(() => expect(isUnsaved()).toBe(false));
  });
});

describe('a form of which nothing can be saved', () => {
  it('says why from the start, beside buttons that are disabled, and at the key too', async () => {
    const blocked = 'Your account is suspended. Three complaints.';
    const { user, commands, patches, notifications } = showPlace({ blocked });
    const save = button('Save');
    expect(save.disabled).toBe(true);
    const reason = document.getElementById(save.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe(blocked);
    await user.type(field('Street'), '5{Enter}');
    expect(screen.getByText('Not saved: Street')).toBeTruthy();
    commands()
      .find(({ id }) => id === 'form.save')
      ?.run();
    expect(notifications).toEqual([blocked]);
    expect(patches()).toEqual([]);
  });
});

describe('an address with a place after #', () => {
  it('links to the field', async () => {
    showPlace({ at: '/place#note' });
    await waitFor(() => expect(document.activeElement).toBe(field('Note')));
  });

  it('focuses the first field inside a place that has no field', async () => {
    showPlace({ at: '/place#area' });
    await waitFor(() => expect(document.activeElement).toBe(field('Kilometres')));
  });

  it('links to a part of the page that is no field', async () => {
    showPlace({ at: '/place#history' });
    const heading = screen.getByRole('heading', { name: 'History' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });
});

describe('an emptied text', () => {
  it('is null where the schema takes null, and missing where it does not', async () => {
    const { user, patches } = showPlace();
    await user.clear(field('Note'));
    await user.clear(field('Street'));
    await user.click(button('Save'));
    expect(await screen.findByRole('link', { name: 'Street: Required field' })).toBeTruthy();
    await user.type(field('Street'), 'High');
    await user.click(button('Save'));
    await waitFor(() => expect(patches()).toHaveLength(1));
    expect(patches()[0]?.body).toEqual({ note: null, street: 'High' });
  });
});

describe('a fault', () => {
  it.each([
    {
      locale: 'en',
      short: 'At least 3 characters',
      overlap: 'Overlaps with another one',
      limit: 'Must be at most 200 km',
    },
    {
      locale: 'mk',
      short: 'Најмалку 3 знаци',
      overlap: 'Се преклопува со друг запис',
      limit: 'Мора да биде најмногу 200 km',
    },
  ] as const)('has words in $locale', async ({ locale, short, overlap, limit }) => {
    const { user } = showPlace({ locale });
    const save = () => user.click(screen.getByRole('button', { name: /^(Save|Зачувај)$/ }));
    await user.clear(field('Street'));
    await user.type(field('Street'), 'ab');
    await user.clear(field('Kilometres'));
    await user.type(field('Kilometres'), '900');
    await save();
    expect(await screen.findByRole('link', { name: `Street: ${short}` })).toBeTruthy();
    expect(screen.getAllByText(limit)).not.toEqual([]);
    await user.type(field('Street'), 'c');
    await user.clear(field('Kilometres'));
    await user.type(field('Kilometres'), '9');
    await user.clear(field('Note'));
    await user.type(field('Note'), 'abc');
    await save();
    expect(await screen.findByRole('link', { name: `Note: ${overlap}` })).toBeTruthy();
  });
});

describe('an object that the server takes as a whole', () => {
  it('is sent as a whole when one of its members was changed', async () => {
    const { user, patches } = showPlace();
    await user.clear(field('Kilometres'));
    await user.type(field('Kilometres'), '25');
    await user.click(button('Save'));
    await waitFor(() => expect(patches()).toHaveLength(1));
    expect(patches()[0]?.body).toEqual({ area: { type: 'RADIUS', km: 25, from: 'door' } });
  });

  it('keeps nothing of the kind that was left', async () => {
    const { user, patches } = showPlace();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'Nowhere');
    expect(screen.queryByRole('textbox', { name: 'Kilometres' })).toBeNull();
    await user.click(button('Save'));
    await waitFor(() => expect(patches()).toHaveLength(1));
    expect(patches()[0]?.body).toEqual({ area: { type: 'NONE' } });
  });

  it('is asked about once, and one side of it is kept whole', async () => {
    const theirs = { ...place, version: 5, area: { type: 'RADIUS', km: 10, from: 'gate' } };
    let isFirst = true;
    const api = fakeApi({
      [key]: (_query: FakeQuery, { body }: FakeCall) => {
        if (!isFirst) return Object.assign({}, theirs, body, { version: 6 });
        isFirst = false;
        throw fakeFailure(412, { code: 'version-conflict', currentVersion: 5, current: theirs });
      },
    });
    const { user, patches } = showPlace({ api });
    await user.clear(field('Kilometres'));
    await user.type(field('Kilometres'), '25');
    await user.click(button('Save'));
    const dialog = await screen.findByRole('dialog');
    const area = within(dialog).getByRole('radiogroup', { name: 'Area' });
    expect(within(area).getByRole('radio', { name: 'Keep mine within 25 km' })).toBeTruthy();
    expect(within(area).getByRole('radio', { name: 'Take theirs within 10 km' })).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Save this choice' }));
    await waitFor(() => expect(patches()).toHaveLength(2));
    expect(patches()[1]).toMatchObject({
      body: { area: { type: 'RADIUS', km: 25, from: 'door' } },
      ifMatch: 5,
    });
  });
});

describe('a text that two have changed in one language', () => {
  it('is shown as it is, and not as a part of the pair', async () => {
    const theirs = { ...place, version: 5, name: { mk: 'Нива', en: 'Meadow' } };
    const refusal = fakeFailure(412, {
      code: 'version-conflict',
      currentVersion: 5,
      current: theirs,
    });
    const api = fakeApi({
      [key]: () => {
        throw refusal;
      },
    });
    const { user } = showPlace({ api });
    await user.type(field('English'), 's');
    await user.click(button('Save'));
    const dialog = await screen.findByRole('dialog');
    const name = within(dialog).getByRole('radiogroup', { name: 'Name (English)' });
    expect(within(name).getByRole('radio', { name: 'Keep mine Fields' })).toBeTruthy();
    expect(within(name).getByRole('radio', { name: 'Take theirs Meadow' })).toBeTruthy();
  });
});
