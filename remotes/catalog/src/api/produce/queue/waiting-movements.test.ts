import { readKeptEntries } from '@pazar/section/queue/waiting';
import { fakeApi } from '@pazar/testing/fake-api';
import { describe, expect, it } from 'vitest';
import { aWaitingEntry } from '../../../../test/waiting-entries.ts';
import { waitingMovements } from './waiting-movements.ts';

describe('Movements that wait', () => {
  it('are sent under their own key, each to its lot', async () => {
    const entry = aWaitingEntry();
    const path = `/v1/produce/${entry.lot.id}/movements`;
    const api = fakeApi({ [`POST ${path}`]: { movements: [], lots: [], products: [] } });
    await waitingMovements.send(api, entry);
    expect(api.calls).toMatchObject([{ path, idempotencyKey: entry.key, body: entry.movement }]);
  });

  it('take an answer that names movements for a booking, whatever else it says', async () => {
    const entry = aWaitingEntry();
    const path = `POST /v1/produce/${entry.lot.id}/movements`;
    const future = { movements: [{ kind: 'of the future' }] };
    await expect(waitingMovements.send(fakeApi({ [path]: future }), entry)).resolves.toEqual({
      movements: [],
      lots: [],
      products: [],
    });
  });

  it("are read with values beyond the API's limits, to be corrected", () => {
    const tooMuch = aWaitingEntry({ quantity: '99999999.000' });
    expect(readKeptEntries([tooMuch], waitingMovements.isReadable).entries).toEqual([tooMuch]);
    expect([tooMuch, aWaitingEntry()].map(waitingMovements.isSendable)).toEqual([false, true]);
  });
});
