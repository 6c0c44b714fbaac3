import { activityPageSchema } from '@pazar/contracts/activity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locationCalls } from '../testing/location-calls.ts';
import { readActivityNames } from './activity-names.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

describe.each(testDatabases)('The names in the activity, on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());
  const locations = locationCalls(() => test);
  const namesOf = async (id: string) => {
    const answer = await test.get(`/v1/activity?entity=location&entityId=${id}`, 'producer');
    return activityPageSchema.parse(answer.json()).items.map(({ label, name }) => [label, name]);
  };

  it('are those of today, and of a location in both languages', async () => {
    const location = await locations.enter({ name: 'Нива' });
    await locations.change(`PATCH /v1/locations/${location.id}`, location, { name: 'Бавча' });
    const name = { mk: 'Бавча', en: 'Бавча' };
    const events = await namesOf(location.id);
    expect(events).toHaveLength(2);
    expect(events).toEqual(
      expect.arrayContaining([
        ['Нива', name],
        ['Бавча', name],
      ]),
    );
  });

  it('are missing for an event that somebody forged in the database', async () => {
    const forged = [{ entity: 'location', entityId: 'no id' }];
    expect(await readActivityNames(test.connection.database, forged)).toEqual(new Map());
  });

  it('are missing for what is deleted, whose name of then is the label', async () => {
    const location = await locations.enter({ name: 'Лозје' });
    await locations.change(`DELETE /v1/locations/${location.id}`, location);
    expect(await namesOf(location.id)).toEqual([
      ['Лозје', null],
      ['Лозје', null],
    ]);
  });
});
