import { accountSchema } from '@pazar/contracts/account';
import { locationDetailSchema } from '@pazar/contracts/location-detail';
import { expect, describe, it } from 'vitest';
import { z } from 'zod';
import { eq, sql } from '../../database/drizzle.ts';
import { agents } from '../../database/tables/agents.ts';
import { auditEvents } from '../../database/tables/audit-events.ts';
import { demoPassword, startTestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { testNow } from '../../testing/test-seed.ts';
import { testMailer } from '../../testing/test-mailer.ts';
import { createClosing } from './closing.ts';

const tableSchema = z.object({ rows: z.array(z.object({ name: z.string() })) });
const countSchema = z.object({ rows: z.tuple([z.object({ count: z.coerce.number() })]) });

/** Values that an agent enters and that identify it; each occurs nowhere else. */
const entered = {
  displayName: 'Цветанка Незаборавка',
  email: 'cvetanka.nezaboravka@example.com',
  phone: '+38971998877',
  legalName: 'Незаборавка Агро ДООЕЛ',
  taxNumber: '4030998877665',
  line1: 'ул. Единствена 77',
  placeName: 'Дворот на Цветанка',
  lat: 41.498877,
};

describe.each(testDatabases)('A closed account on $name', ({ open }) => {
  it('is named by nothing that outlives it: every table is searched', async () => {
    const test = await startTestApp(await open());
    const { database } = test.connection;
    const { id } = await test.signIn('producer');
    const account = async () =>
      accountSchema.parse((await test.get('/v1/account', 'producer')).json());
    const change = async (call: Parameters<typeof test.send>[0], body: object, key?: string) =>
      test.send(call, 'producer', {
        body,
        headers: {
          'if-match': `"${(await account()).version}"`,
          ...(key && { 'idempotency-key': key }),
        },
      });
    const { displayName, email, phone, legalName, taxNumber, line1, placeName, lat } = entered;
    await change('PATCH /v1/account', {
      displayName,
      phone,
      email,
      currentPassword: demoPassword,
      business: { legalName, taxNumber },
    });
    const place = await test.send('POST /v1/locations', 'producer', {
      body: {
        type: 'FARM',
        name: placeName,
        address: { line1, settlement: 'Босилово', municipalityCode: 'MK-604' },
        lat,
        lng: 22.7,
        geocodeSource: 'PIN',
        phone,
      },
      headers: { 'idempotency-key': '0193a000-0000-4000-8000-000000000001' },
    });
    expect(locationDetailSchema.parse(place.json()).name).toBe(placeName);
    // The audit also holds the earlier values, which later ones replaced.
    await change('PATCH /v1/account', { displayName: 'Друго име', phone: '+38970111222' });

    const tables = tableSchema.parse(
      await database.execute(sql`select table_name as name from information_schema.tables
        where table_schema = 'api' and table_type = 'BASE TABLE'`),
    ).rows;
    expect(tables.length).toBeGreaterThan(30);
    async function placesOf(text: string): Promise<string[]> {
      const found: string[] = [];
      for (const { name } of tables) {
        const answer = await database.execute(
          sql`select count(*) as count from api.${sql.raw(name)} t where position(${text} in t::text) > 0`,
        );
        if (countSchema.parse(answer).rows[0].count > 0) found.push(name);
      }
      return found;
    }
    const texts = Object.values(entered).map(String);
    for (const text of texts) expect([text, await placesOf(text)]).not.toEqual([text, []]);

    await database
      .update(agents)
      .set({ accountStatus: 'CLOSING', closesAt: testNow })
      .where(eq(agents.id, id));
    const mailer = testMailer();
    await createClosing({ database, clock: () => testNow, mailer }).closeDue();

    for (const text of [...texts, 'Друго име', '+38970111222']) {
      expect([text, await placesOf(text)]).toEqual([text, []]);
    }
    const events = await database.select().from(auditEvents).where(eq(auditEvents.agentId, id));
    const registered = events.filter(({ entity }) => entity === 'agent');
    expect(new Set(registered.map(({ label }) => label)).size).toBe(1);
    await expect(
      database.update(auditEvents).set({ label: 'x' }).where(eq(auditEvents.agentId, id)),
    ).rejects.toThrow('Failed query');
    await test.close();
  });
});
