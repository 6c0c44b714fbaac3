import { fakeDrafts } from '@pazar/testing/fake-drafts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, field, note, showNote } from '../../test/note-form.tsx';

const draftKey = `note:${note.id}`;

describe('the draft of a form', () => {
  it('is kept while something is entered, and offered to the next visit', async () => {
    const drafts = fakeDrafts();
    const first = showNote({ drafts });
    await first.user.type(field('Title'), 's');
    await waitFor(() => expect(drafts.read(draftKey)).not.toBeNull());
    cleanup();

    const { user, isUnsaved } = showNote({ drafts });
    expect(screen.getByText(/^A draft from/)).toBeTruthy();
    expect(field('Title').value).toBe('Sun');
    await user.click(button('Restore'));
    expect(field('Title').value).toBe('Suns');
    expect(isUnsaved()).toBe(true);
  });

  it('is kept when the page fails right after a key press', async () => {
    const drafts = fakeDrafts();
    const { user } = showNote({ drafts });
    await user.type(field('Title'), 's');
    // A section that failed is removed from the page in the same way.
    cleanup();
    expect(drafts.read(draftKey)?.content).toMatchObject({ values: { title: 'Suns' } });
  });

  it('says so while the browser has no room for it', async () => {
    const drafts = { ...fakeDrafts(), keep: () => false };
    const { user } = showNote({ drafts });
    await user.type(field('Title'), 's');
    expect(await screen.findByText(/This browser has no space for a draft/)).toBeTruthy();
    await user.click(button('Discard'));
    expect(screen.queryByText(/This browser has no space for a draft/)).toBeNull();
  });

  it('is saved on the version that it was made of', async () => {
    const base = { title: 'Sun', amount: 1 };
    const kept = { base, version: 3, values: { ...base, title: 'Suns' } };
    const { user, api } = showNote({ drafts: fakeDrafts({ [draftKey]: kept }) });
    await user.click(button('Restore'));
    await user.click(button('Save'));
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(api.calls[0]).toMatchObject({ body: { title: 'Suns' }, ifMatch: 3 });
  });

  it('goes when it is discarded, when all is saved, and when the agent lets it go', async () => {
    const drafts = fakeDrafts();
    const shown = showNote({ drafts });
    await shown.user.type(field('Title'), 's');
    await waitFor(() => expect(drafts.read(draftKey)).not.toBeNull());
    await shown.user.click(button('Save'));
    await waitFor(() => expect(drafts.read(draftKey)).toBeNull());

    await shown.user.type(field('Title'), 's');
    await waitFor(() => expect(drafts.read(draftKey)).not.toBeNull());
    shown.discard();
    // The page is left for another language.
    window.dispatchEvent(new Event('pagehide'));
    expect(drafts.read(draftKey)).toBeNull();
    cleanup();

    const kept = { base: {}, version: 4, values: { title: 'Suns', amount: 1 } };
    const other = fakeDrafts({ [draftKey]: kept });
    const { user } = showNote({ drafts: other });
    await user.click(button('Discard'));
    expect(other.read(draftKey)).toBeNull();
    expect(screen.queryByText(/^A draft from/)).toBeNull();
  });

  it('goes with a save after which the page moves on at once', async () => {
    const drafts = fakeDrafts();
    const { user, address } = showNote({ drafts });
    await user.clear(field('Title'));
    await user.type(field('Title'), 'Gone');
    await waitFor(() => expect(drafts.read(draftKey)).not.toBeNull());
    await user.click(button('Save'));
    await waitFor(() => expect(address()).toBe('/elsewhere'));
    expect(drafts.read(draftKey)).toBeNull();
  });

  it('is not offered when it says what the record says already, or is not a draft', () => {
    const values = { title: 'Sun', amount: 1 };
    showNote({ drafts: fakeDrafts({ [draftKey]: { base: values, version: 3, values } }) });
    expect(screen.queryByText(/^A draft from/)).toBeNull();
    cleanup();
    showNote({ drafts: fakeDrafts({ [draftKey]: 'something else' }) });
    expect(screen.queryByText(/^A draft from/)).toBeNull();
  });
});
