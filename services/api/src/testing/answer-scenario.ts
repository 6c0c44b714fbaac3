import { z } from 'zod';
import sharp from 'sharp';
import { sql } from '../database/drizzle.ts';
import { promotions } from '../database/tables/promotions.ts';
import { playAccounts, playManagement } from './answer-scenario-people.ts';
import { playLongBulks } from './answer-scenario-bulk.ts';
import { playSignInWays } from './answer-scenario-sign-in.ts';
import { formData } from './form-data.ts';
import { importCalls } from './import-calls.ts';
import { routeBodies } from './route-bodies.ts';
import { openScenarioCallers, type ScenarioCaller } from './scenario-caller.ts';
import type { TestApp } from './test-app.ts';
import { testNow } from './test-seed.ts';

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(testNow.getTime() + days * day).toISOString();
const name = { mk: 'Пробно', en: 'Trial' };
const few = 'limit=2&count=true';

/** Calls that every route answers as it does when all is right, with much in the answers. */
export async function playAnswerScenario(test: TestApp): Promise<void> {
  const as = openScenarioCallers(test);
  const [anybody, producer, manager] = [as(), as('producer'), as('manager')];
  await playPublic(anybody);
  const imageId = await uploadImage(test);
  await playProducts(producer, imageId);
  await playProduce(producer);
  await playPlaces(producer);
  await playPromotions(producer);
  const { id: agentId } = await producer.get('/v1/agent/current');
  await playLongBulks(test, producer, agentId);
  await playImport(test);
  const product = await producer.first('/v1/products?status=ACTIVE&limit=1');
  await playManagement(manager, { producer, product });
  await playAccounts(test, as);
  await playSamples(as('ivanov.p'));
  await playSignInWays(test);
  for (const username of ['producer', 'consumer', 'manager'])
    await as(username).get('/v1/dashboard');
  // The last call: parts that cannot be read are problems of a block or of a list.
  await test.connection.database.execute(sql`alter table ${promotions} rename to gone`);
  await producer.get('/v1/dashboard');
  await test.get('/v1/promotions', 'producer');
}

async function playPublic(anybody: ScenarioCaller): Promise<void> {
  await anybody.get('/health/live');
  await anybody.get('/health/ready');
  for (const kind of ['categories', 'crops', 'units', 'municipalities', 'vat-rates', 'fx-rates']) {
    await anybody.get(`/v1/reference/${kind}`);
  }
}

async function uploadImage(test: TestApp): Promise<string> {
  const photo = sharp({ create: { width: 600, height: 400, channels: 3, background: '#b5341c' } });
  const form = await formData(await photo.jpeg().toBuffer());
  const answer = await test.send('POST /v1/images', 'producer', form);
  return answer.json<{ id: string }>().id;
}

async function playProducts(producer: ScenarioCaller, imageId: string): Promise<void> {
  const place = await producer.first('/v1/locations?limit=1');
  const lot = await producer.first('/v1/produce?status=AVAILABLE&unit=KG&limit=1');
  const { id } = await producer.send('POST /v1/products', {
    name,
    description: name,
    categoryId: 'vegetables',
    baseUnit: 'KG',
    stockMode: 'FROM_PRODUCE',
    packs: [{ size: '1.000', unit: 'KG', priceMinor: 6000, label: name }],
    certifications: [{ type: 'ORGANIC', number: 'MK-BIO-1', validTo: '2026-01-31' }],
    locationIds: [place.id],
  });
  const path = `/v1/products/${id}`;
  await producer.send(`PUT ${path}/produce`, { produceIds: [lot.id] });
  await producer.send(`PUT ${path}/images`, { images: [{ id: imageId, alt: name }] });
  await producer.move(path, ['publish', 'unpublish', 'archive', 'restore']);
  await producer.send(`PATCH ${path}`, { storageNote: 'На ладно' });
  await producer.send(`POST ${path}/duplicate`, {});
  await producer.send(`POST ${path}/movements`, { type: 'SALE', quantity: '-1.000' });
  await producer.get(`${path}/movements?${few}`);
  await producer.get(`${path}/history?${few}`);
  const params = { by: 'percent', value: 10, roundTo: 1 };
  await producer.send('POST /v1/products/bulk/preview', { ids: [id], params });
  const body = { ids: [id, lot.id], action: 'adjustPrice', params };
  const { undoToken } = await producer.send('POST /v1/products/bulk', body);
  await producer.send('POST /v1/products/bulk/undo', { undoToken });
  await producer.get(path);
  await producer.get(`/v1/products?${few}&facets=status`);
}

async function playProduce(producer: ScenarioCaller): Promise<void> {
  const lot = {
    cropName: name,
    area: { quantity: '2.000', unit: 'DKA' },
    certifications: [{ type: 'ORGANIC' }],
    expectedQuantity: '90.000',
  };
  const { id } = await producer.send('POST /v1/produce', lot);
  const path = `/v1/produce/${id}`;
  const product = await producer.send('POST /v1/products', {
    ...routeBodies['POST /v1/products'],
    stockMode: 'FROM_PRODUCE',
  });
  await producer.send(`POST ${path}/links/preview`, { productIds: [product.id] });
  await producer.send(`PUT ${path}/links`, { productIds: [product.id] });
  await producer.send(`POST ${path}/movements`, { type: 'HARVEST', quantity: '9.000' });
  await producer.get(path);
  const sale = { type: 'SALE', quantity: '-1.000', unitPriceMinor: 6000, currency: 'MKD' };
  await producer.send(`POST ${path}/movements`, { ...sale, productId: product.id });
  const movement = await producer.first(`${path}/movements?${few}&type=SALE`);
  await producer.get(`/v1/movements/${movement.id}/trace`);
  await producer.send(`POST /v1/movements/${movement.id}/reverse`, {});
  await producer.send(`POST ${path}/movements`, { type: 'WASTE', quantity: '-1.000' });
  const loss = await producer.first(`${path}/movements?${few}&type=WASTE`);
  await producer.send(`POST /v1/movements/${loss.id}/correct`, { quantity: '-2.000' });
  await producer.get(path);
  await producer.send(`PATCH ${path}`, { notes: 'Покрај патот' });
  await producer.move(path, ['close'], { writeOff: { type: 'WASTE', note: 'Скапано' } });
  await producer.move(path, ['reopen', 'duplicate']);
  const planned = await producer.send('POST /v1/produce', lot);
  await producer.move(`/v1/produce/${planned.id}`, ['mark-lost'], { reason: 'FROST' });
  const other = await producer.send('POST /v1/produce', lot);
  const { undoToken } = await producer.send('POST /v1/produce/bulk', {
    ids: [other.id, planned.id, product.id],
    action: 'setQualityClass',
    params: { qualityClass: 'EXTRA' },
  });
  await producer.send('POST /v1/produce/bulk/undo', { undoToken });
  await producer.get(`/v1/produce?${few}&facets=status`);
  await producer.get('/v1/produce/calendar?year=2026');
}

async function playPlaces(producer: ScenarioCaller): Promise<void> {
  const hours = [{ from: '08:00', to: '16:00' }];
  const { id } = await producer.send('POST /v1/locations', {
    ...routeBodies['POST /v1/locations'],
    openingHours: {
      monday: hours,
      tuesday: hours,
      wednesday: hours,
      thursday: hours,
      friday: hours,
      saturday: [],
      sunday: [],
    },
    exceptions: [{ date: '2026-12-31', intervals: hours, note: 'Скратено' }],
    serviceArea: { type: 'MUNICIPALITIES', codes: ['MK-410'] },
    pickupHours: { type: 'OPENING_HOURS' },
    season: { from: '05-01', to: '10-31' },
  });
  const path = `/v1/locations/${id}`;
  await producer.send(`PATCH ${path}`, { serviceArea: { type: 'RADIUS', radiusKm: 12.5 } });
  await producer.send(`PATCH ${path}`, {
    lat: 41.4375,
    lng: 22.6433,
    geocodeSource: 'PIN',
    notes: 'Влез од дворот',
    serviceArea: { type: 'BOTH', radiusKm: 12.5, codes: ['MK-410'] },
  });
  await producer.get(`${path}/history?limit=2`);
  await producer.get(path);
  await producer.move(path, ['archive', 'undo-archive', 'archive', 'restore', 'make-primary'], {});
  await producer.get(`/v1/locations?${few}`);
  const used = await producer.first('/v1/locations?type=MARKET_STALL&status=ACTIVE&limit=1');
  await producer.get(`/v1/locations/${used.id}/uses`);
  const { undoToken } = await producer.send('POST /v1/locations/bulk', {
    ids: [used.id],
    action: 'archive',
    params: { reassignTo: id },
  });
  await producer.send('POST /v1/locations/bulk/undo', { undoToken });
}

async function playPromotions(producer: ScenarioCaller): Promise<void> {
  const product = await producer.first('/v1/products?status=ACTIVE&currency=MKD&limit=1');
  const promotion = {
    name,
    rule: { type: 'PERCENT_OFF', percent: 10 },
    target: { type: 'PRODUCTS', productIds: [product.id] },
    conditions: { minQuantity: '2.000', minAmountMinor: null },
    weekly: { days: [5, 6], from: '08:00', to: '13:00' },
    startsAt: inDays(-1),
    endsAt: inDays(7),
  };
  const rules = [
    { type: 'AMOUNT_OFF', amountMinor: 500 },
    { type: 'SPECIAL_PRICE', priceMinor: 500 },
    { type: 'MULTI_BUY', buy: 2, free: 1 },
  ];
  for (const rule of rules) await producer.send('POST /v1/promotions', { ...promotion, rule });
  const other = await producer.send('POST /v1/promotions', {
    ...promotion,
    stockLimit: { quantity: '85.000', unit: 'KG' },
  });
  const { id } = await producer.send('POST /v1/promotions', promotion);
  const path = `/v1/promotions/${id}`;
  await producer.send(`PATCH ${path}`, { note: 'Само викенд' });
  await producer.get(path);
  await producer.move(path, ['publish', 'pause', 'resume']);
  await producer.send('POST /v1/promotions/preview', { promotion });
  await producer.get(`/v1/products/${product.id}`);
  await producer.get(`/v1/products/${product.id}/prices`);
  await producer.get(`/v1/products/${product.id}/offers`);
  const { undoToken } = await producer.send('POST /v1/promotions/bulk', {
    ids: [other.id, product.id],
    action: 'publish',
  });
  await producer.send('POST /v1/promotions/bulk/undo', { undoToken });
  await producer.get(`${path}/effect`);
  await producer.move(path, ['stop', 'replacement', 'archive', 'restore', 'archive', 'duplicate']);
  await producer.get(`/v1/promotions?${few}`);
}

const locationName = z.object({ name: z.string() }).parse(routeBodies['POST /v1/locations']).name;
const csv = ['sku,name_mk,base_unit,stock_mode,pack_1_size,pack_1_unit,pack_1_price_minor,colour']
  .concat([
    'REC-1,Тиквички,KG,MANUAL,1,KG,30,green',
    'REC-2,Краставици,KG,MANUAL,1,KG,cheap,green',
    'REC-3,Праз,kgs,MANUAL,1,KG,40,green',
    'REC-4,Спанаќ,kgs,MANUAL,1,KG,50,green',
  ])
  .join('\r\n');

async function playImport(test: TestApp): Promise<void> {
  const imports = importCalls(test);
  const { id } = await imports.validated(csv);
  await imports.rows(id);
  await imports.faults(id);
  await imports.replaced(id, { column: 'base_unit', value: 'kgs', replacement: 'KG' });
  await imports.change(id, 2, { pack_1_price_minor: '40' });
  await imports.moved(id, 'apply', { onlyValid: true });
  await imports.moved(id, 'undo');
  // The name of a location that the producer has, without its ID.
  const known = await imports.validated(`Name,Phone\n${locationName},071 333 444`, {
    kind: 'locations',
  });
  await imports.moved(known.id, 'confirm-names');
}

/** For an agent who has neither lots nor products. */
async function playSamples(agent: ScenarioCaller): Promise<void> {
  await agent.send('POST /v1/samples');
  await agent.get('/v1/dashboard');
  await agent.send('DELETE /v1/samples');
}
