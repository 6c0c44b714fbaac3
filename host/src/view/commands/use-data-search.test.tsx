import { aLocation, aLot, aPage, aProduct, aPromotion } from '@pazar/testing/builders';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import type { SectionSearch } from '@pazar/contracts/releases/section-descriptor';
import { describe, expect, it } from 'vitest';
import { aBuild, aRoute } from '../../../test/discovery.ts';
import { type FakeResponse, fakeXhr, type SentRequest } from '../../../test/fake-xhr.ts';
import { fakeHost, renderInHost } from '../../../test/render-in-host.tsx';
import { aSignedInAgent } from '../../../test/sessions.ts';
import { CommandOverlay } from './command-overlay.tsx';

const product = aProduct({ name: { mk: 'Домат розов', en: 'Tomato Rozov' } });
const lot = aLot({
  cropName: { mk: 'Домат', en: 'Tomato' },
  variety: 'Rozov',
  lotNumber: '2026-014',
});
const house = aLocation({ name: 'Tomato house' });
const promotion = aPromotion({ name: { mk: 'Домати', en: null } });
const answers: Readonly<Record<string, unknown>> = {
  '/api/v1/products': aPage([product]),
  '/api/v1/produce': aPage([lot]),
  '/api/v1/locations': aPage([house]),
  '/api/v1/promotions': aPage([promotion]),
};

const ok = (body: unknown): FakeResponse => ({ status: 200, body: JSON.stringify(body) });
const answered = ({ url }: SentRequest) => ok(answers[new URL(url).pathname]);
const searched = (sent: readonly SentRequest[]) =>
  sent.map(({ url }) => new URL(url)).map(({ pathname, search }) => pathname + search);

const forAgents = (path: string) =>
  aRoute({ path, labelKey: `sidebar.${path}`, roles: ['ROLE_AGENT'] });
const searching = (path: string, search: SectionSearch) =>
  aBuild(`remote_${path}`, [forAgents(path)], { search: [search] });
const byName = { name: 'name', details: [] };
const byCrop = { name: 'cropName', details: ['variety', 'lotNumber'] };
const builds = [
  searching('product', { path: '/v1/products', page: '/product/{id}', ...byName }),
  searching('produce', { path: '/v1/produce', page: '/produce/{id}', ...byCrop }),
  searching('location', { path: '/v1/locations', page: '/location/{id}', ...byName }),
  searching('promotion', { path: '/v1/promotions', page: '/promotion/{id}', ...byName }),
];

/** An agent's palette; every page is a heading with its URL. */
function open(session = aSignedInAgent(), locale: 'en' | 'mk' = 'en', of = builds) {
  const host = fakeHost({ builds: of, locale });
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <CommandOverlay overlay="palette" />
    </QueryClientProvider>
  );
  return renderInHost({ routes: [{ path: '*', element }], at: '/', host, session });
}

const type = (user: ReturnType<typeof open>['user'], text: string) =>
  user.type(screen.getByRole('combobox'), text);
const group = (name: string) => screen.findByRole('group', { name });

describe("The palette's search in the agent's data", () => {
  it('asks each list once when the typing pauses, not for every letter', async () => {
    const sent = fakeXhr(answered);
    const { user } = open();
    await type(user, 'tomatoes');
    await group('Products');
    expect(searched(sent).toSorted()).toEqual(
      Object.keys(answers)
        .map((path) => `${path}?q=tomatoes&limit=5`)
        .toSorted(),
    );
  });

  it('finds products, lots, places and promotions, each in its group, and opens them', async () => {
    fakeXhr(answered);
    const { user, address } = open();
    await type(user, 'tomato');
    const found = await group('Products');
    expect(within(found).getByRole('option').textContent).toBe('Tomato Rozov');
    const lots = within(await group('Produce')).getByRole('option');
    expect(lots.textContent).toBe('Tomato (Rozov, 2026-014)');
    expect(lots.getAttribute('href')).toBe(`/produce/${lot.id}`);
    const places = within(await group('Locations')).getByRole('option');
    expect(places.textContent).toBe('Tomato house');
    expect(places.getAttribute('href')).toBe(`/location/${house.id}`);
    // An item without an English name shows the Macedonian one.
    const promotions = within(await group('Promotions')).getByRole('option');
    expect(promotions.textContent).toBe('Домати');
    expect(promotions.getAttribute('href')).toBe(`/promotion/${promotion.id}`);
    await user.click(within(found).getByRole('option'));
    await waitFor(() => expect(address()).toBe(`/product/${product.id}`));
  });

  it('shows the rows of two lists below one route in one group, and none twice', async () => {
    const second = aProduct({ name: { mk: 'Домат чери', en: 'Tomato cherry' } });
    const blocked = aPage([product, second]);
    fakeXhr((request) => (request.url.includes('/v1/blocked') ? ok(blocked) : answered(request)));
    const pages = { page: '/product/{id}', ...byName };
    const search = [
      { path: '/v1/products', ...pages },
      { path: '/v1/blocked', ...pages },
    ];
    const twice = aBuild('remote_product', [forAgents('product')], { search });
    const { user } = open(aSignedInAgent(), 'en', [twice]);
    await type(user, 'tomato');
    await screen.findByRole('option', { name: 'Tomato cherry' });
    const options = within(await group('Products')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Tomato Rozov',
      'Tomato cherry',
    ]);
  });

  it('asks the lists for a few rows by the text, and only for what is searched last', async () => {
    const sent = fakeXhr((request) =>
      request.url.includes('q=tom&') ? answered(request) : 'pending',
    );
    const { user } = open();
    await type(user, 'tom');
    await group('Products');
    expect(searched(sent)).toContain('/api/v1/products?q=tom&limit=5');
    const before = sent.filter(({ url }) => url.includes('q=to&'));
    expect(before.every(({ isAborted }) => isAborted)).toBe(true);
  });

  it('asks nothing for a single letter', async () => {
    const sent = fakeXhr(answered);
    const { user } = open();
    await type(user, 't');
    expect(sent).toEqual([]);
  });

  it('asks nothing of lists whose page the agent may not open', async () => {
    const sent = fakeXhr(answered);
    const { user } = open(aSignedInAgent({ roles: ['ROLE_CONSUMER'] }));
    await type(user, 'tomato');
    expect(await screen.findByText('No results')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('says that it searches, and then that there is nothing', async () => {
    const late = Promise.withResolvers<FakeResponse>();
    fakeXhr(() => late.promise);
    const { user } = open();
    await type(user, 'xyzq');
    expect(await screen.findByText('Searching…')).toBeTruthy();
    late.resolve(ok(aPage([])));
    expect(await screen.findByText('No results')).toBeTruthy();
  });

  it('shows what was found where a part could not be searched, and searches that again', async () => {
    let isDown = true;
    fakeXhr((request) =>
      isDown && request.url.includes('/v1/products') ? 'network' : answered(request),
    );
    const { user } = open();
    await type(user, 'tomato');
    await group('Produce');
    await screen.findByText('A part of your data could not be searched.');
    expect(screen.queryByRole('group', { name: 'Products' })).toBeNull();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(within(await group('Products')).getByRole('option').textContent).toBe('Tomato Rozov');
    expect(screen.queryByText('A part of your data could not be searched.')).toBeNull();
  });

  it('names what it finds in the language of the page', async () => {
    fakeXhr(answered);
    const { user } = open(aSignedInAgent(), 'mk');
    await type(user, 'домат');
    expect(within(await group('Производи')).getByRole('option').textContent).toBe('Домат розов');
  });
});
