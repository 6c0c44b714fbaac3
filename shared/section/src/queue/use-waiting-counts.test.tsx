import { aSession } from '@pazar/testing/builders';
import { renderInShell } from '@pazar/testing/render-in-shell';
import { screen } from '@testing-library/react';
import { indexedDB } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aWaitingNote, waitingNotes } from '../../test/waiting-notes.ts';
import { useWaitingCounts } from './use-waiting-counts.ts';
import { createWaitingStore } from './waiting-store.ts';

function Counts() {
  const { produce, location } = useWaitingCounts();
  return (
    <p>
      {produce} entries, {location} places
    </p>
  );
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', indexedDB);
});

describe('The counts of what waits', () => {
  it('are those of the agent on this device, for each queue, and follow it', async () => {
    const session = aSession();
    const entries = createWaitingStore(waitingNotes, session.id);
    const places = createWaitingStore({ ...waitingNotes, name: 'location' }, session.id);
    await entries.change(() => [aWaitingNote(), aWaitingNote()]);
    await places.change(() => [aWaitingNote()]);
    renderInShell([{ path: '/', element: <Counts /> }], { at: '/', session });
    await screen.findByText('2 entries, 1 places');
    await places.change(() => []);
    await screen.findByText('2 entries, 0 places');
    expect((await entries.read()).entries).toHaveLength(2);
  });
});
