import { describe, expect, inject, it } from 'vitest';
import { openPlaces } from './api-process.ts';
import { killRepeatedly } from './kill-cycles.ts';

const { pglite, postgres } = inject('databaseSnapshots');
const seeded = { pglite: pglite.seeded, postgres: postgres?.seeded };

describe('The service, killed while it writes', () => {
  it('keeps every acknowledged write, once, and none by half', async () => {
    for (const place of await openPlaces(seeded)) {
      const report = await killRepeatedly(place, 3);
      expect(report.faults).toEqual([]);
      expect(report.acknowledged).toBeGreaterThanOrEqual(3);
      await place.remove();
    }
  }, 300_000);
});
