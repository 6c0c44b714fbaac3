import { describe, expect, it } from 'vitest';
import { databases } from '../src/testing/registry-fixture.ts';
import { killRepeatedly } from './kill-cycles.ts';

describe.each(databases)('The registry on $database, killed while it changes', ({ createHome }) => {
  it('leaves whole, signed documents, none older than acknowledged, and loses nothing', async () => {
    const home = await createHome();
    const report = await killRepeatedly(home, 4);
    expect(report.faults).toEqual([]);
    await home.remove();
  }, 300_000);
});
