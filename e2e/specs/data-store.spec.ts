import { CallsPage } from '../pages/calls-page.ts';
import { storedSession } from '../system/agents-api.ts';
import { dataStore, serveMaps } from '../system/fake-maps.ts';
import { test } from '../fixtures/maps-test.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect } from '../fixtures/test.ts';

test('Calls to the data store carry the token and the language, and no forgery token', async ({
  page,
  context,
  system,
}) => {
  await serveMaps(page);
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'from-cookie', url: dataStore }]);
  const headers: Record<string, string>[] = [];
  await page.route(`${dataStore}/**`, (route) => {
    headers.push(route.request().headers());
    return route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } });
  });
  await openSignedIn(page, { system, account: 'producer' });
  const calls = new CallsPage(page);
  await calls.open();
  await calls.send({ path: `${dataStore}/pictures`, body: 'text' });
  await expect(calls.outcome).toHaveText('answered {}');

  const { token } = await storedSession(page);
  expect(headers).toHaveLength(1);
  expect(headers[0]).toMatchObject({
    authorization: `Bearer ${token}`,
    'accept-language': 'en-GB',
  });
  expect(headers[0]).not.toHaveProperty('x-xsrf-token');
});
