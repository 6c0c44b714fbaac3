import type { LocationSummary } from '@pazar/contracts/location';
import { aLocation, aLot, aPage, aProduct } from '@pazar/testing/builders';
import { type FakeQuery, fakeApi, fakeFailure } from '@pazar/testing/fake-api';
import { renderInShell } from '@pazar/testing/render-in-shell';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { lotSource } from './lots.tsx';
import { MultiPicker } from './multi-picker.tsx';
import { Picker } from './picker.tsx';
import { locationSource } from './locations.ts';
import { productSource } from './products.tsx';
import type { SearchSource } from './search-source.ts';

const names = ['Stall', 'Farm shop', 'Cellar', 'Gate'];
const all = names.map((name, index) =>
  aLocation({ id: `019d8949-0000-4000-8000-00000000000${index}`, name }),
);
const idOf = (name: string) => all.find((place) => place.name === name)?.id ?? '';

/** Answers as the API does, two rows at a time. */
function locations({ q, ids }: FakeQuery) {
  if (Array.isArray(ids)) return aPage(all.filter(({ id }) => ids.includes(id)));
  const matching = all.filter(({ name }) => name.toLowerCase().includes(String(q ?? '')));
  return aPage(matching.slice(0, 2), { next: matching.length > 2 ? 'more' : null });
}

function One({ initial }: { initial: string | null }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <Picker label="Place" source={locationSource()} value={value} onChange={setValue} />
      <output>{value ?? 'none'}</output>
    </>
  );
}

interface ManyProps {
  initial: readonly string[];
  source?: SearchSource<LocationSummary>;
}

function Many({ initial, source = locationSource() }: ManyProps) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <MultiPicker
        label="Places"
        addLabel="Add a place"
        source={source}
        value={value}
        onChange={setValue}
        none="Enter a place"
      />
      <output>{value.join()}</output>
    </>
  );
}

function show(element: React.ReactElement, api = fakeApi({ '/v1/locations': locations })) {
  return renderInShell([{ path: '/', element }], { at: '/', api });
}

describe('A picker of one row', () => {
  it('finds a row that is not on the first page', async () => {
    const { user } = show(<One initial={null} />);
    await user.type(screen.getByRole('combobox', { name: 'Place' }), 'gate');
    await user.click(await screen.findByRole('option', { name: /Gate/ }));
    expect(screen.getByText(idOf('Gate'))).not.toBeNull();
  });

  it('says below its choices that there are more, until all that match are shown', async () => {
    const { user } = show(<One initial={null} />);
    await user.click(screen.getByRole('combobox', { name: 'Place' }));
    await screen.findByRole('option', { name: /Stall/ });
    expect(screen.getByText(/^There are more/)).not.toBeNull();
    await user.keyboard('gate');
    await screen.findByRole('option', { name: /Gate/ });
    expect(screen.queryByText(/^There are more/)).toBeNull();
  });

  it('names a chosen row that is not on the first page', async () => {
    show(<One initial={idOf('Gate')} />);
    expect(await screen.findByDisplayValue('Gate')).not.toBeNull();
  });

  it('says that its choices could not be loaded, and tries again', async () => {
    const api = fakeApi({ '/v1/locations': locations });
    api.failNext('/v1/locations', 503);
    const { user } = show(<One initial={null} />, api);
    await screen.findByText('Some of what belongs here could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(screen.getByRole('combobox', { name: 'Place' }));
    expect(await screen.findByRole('option', { name: /Stall/ })).not.toBeNull();
  });
});

describe('A picker of many rows', () => {
  const search = () => screen.getByRole('combobox', { name: 'Add a place' });
  const rows = () =>
    within(screen.getByRole('list', { name: 'Places' }))
      .getAllByRole('listitem')
      .map((row) => row.textContent);

  it('adds a row that is found on the server, below those that were chosen before', async () => {
    const { user } = show(<Many initial={[idOf('Gate')]} />);
    await screen.findByRole('button', { name: 'Remove Gate' });
    await user.type(search(), 'cellar');
    await user.click(await screen.findByRole('option', { name: /Cellar/ }));
    expect(screen.getByText(`${idOf('Gate')},${idOf('Cellar')}`)).not.toBeNull();
    expect(rows()).toEqual([expect.stringMatching(/^Gate/), expect.stringMatching(/^Cellar/)]);
  });

  it('says below its choices that there are more', async () => {
    const { user } = show(<Many initial={[]} />);
    await user.click(await screen.findByRole('combobox', { name: 'Add a place' }));
    await screen.findByRole('option', { name: /Stall/ });
    expect(screen.getByText(/^There are more/)).not.toBeNull();
  });

  it('does not offer what is chosen already', async () => {
    const { user } = show(<Many initial={[idOf('Stall')]} />);
    await screen.findByRole('button', { name: 'Remove Stall' });
    await user.click(search());
    expect(await screen.findByRole('option', { name: /Farm shop/ })).not.toBeNull();
    expect(screen.queryByRole('option', { name: /Stall/ })).toBeNull();
  });

  it('offers the likely ones alone until something is typed', async () => {
    const likely = all.filter(({ name }) => name === 'Gate');
    const api = fakeApi({
      '/v1/locations': (query) =>
        query['type'] === 'STORE' && query.q === undefined ? aPage(likely) : locations(query),
    });
    const source = { ...locationSource(), first: { type: 'STORE' } };
    const { user } = show(<Many initial={[]} source={source} />, api);
    await user.click(search());
    const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
    await screen.findByRole('option', { name: /Gate/ });
    expect(offered()).toEqual([expect.stringMatching(/^Gate/)]);
    await user.type(search(), 'cellar');
    expect(await screen.findByRole('option', { name: /Cellar/ })).not.toBeNull();
    await user.keyboard('{Escape}');
    await user.click(search());
    expect(await screen.findByRole('option', { name: /Gate/ })).not.toBeNull();
    expect(offered()).toEqual([expect.stringMatching(/^Gate/)]);
  });

  it('shows where to enter a row instead of a search when there is none', async () => {
    show(<Many initial={[]} />, fakeApi({ '/v1/locations': aPage([]) }));
    expect(await screen.findByText('Enter a place')).not.toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('keeps the search where only the likely rows are missing', async () => {
    const source = { ...locationSource(), first: { type: 'STORE' } };
    const api = fakeApi({ '/v1/locations': aPage([]) });
    show(<Many initial={[]} source={source} />, api);
    expect(await screen.findByText('Enter a place')).not.toBeNull();
    expect(search()).not.toBeNull();
  });

  it('names all that is chosen, also more than one answer holds', async () => {
    const places = Array.from({ length: 150 }, (_, index) => aLocation({ name: `Place ${index}` }));
    const api = fakeApi({
      '/v1/locations': ({ ids }) => {
        if (!Array.isArray(ids)) return aPage([]);
        // The API names a hundred at most.
        return ids.length > 100
          ? Promise.reject(fakeFailure(400))
          : aPage(places.filter(({ id }) => ids.includes(id)));
      },
    });
    show(<Many initial={places.map(({ id }) => id)} />, api);
    expect(await screen.findByRole('button', { name: 'Remove Place 149' })).not.toBeNull();
    expect(rows()).toHaveLength(150);
  });

  it('keeps a chosen row whose name could not be loaded', async () => {
    const api = fakeApi({
      '/v1/locations': (query) => {
        if (query['ids'] !== undefined) return aPage([]);
        return locations(query);
      },
    });
    const { user } = show(<Many initial={[idOf('Gate')]} />, api);
    await user.click(search());
    await user.click(await screen.findByRole('option', { name: /Stall/ }));
    expect(screen.getByText(`${idOf('Gate')},${idOf('Stall')}`)).not.toBeNull();
  });
});

describe('A source of choices', () => {
  it('offers products by name and code, in the language of the agent', () => {
    const { option } = productSource({ baseUnit: 'KG' });
    const product = aProduct({ sku: 'P-1', name: { mk: 'Пиперка', en: 'Pepper' } });
    expect(option(product, 'mk')).toMatchObject({ label: 'Пиперка', detail: 'P-1' });
  });

  it('has a tile for each product and lot', () => {
    const product = productSource().option(
      aProduct({ name: { mk: 'Пиперка', en: 'Pepper' } }),
      'en',
    );
    const lot = lotSource().option(aLot(), 'en');
    const { container } = show(
      <>
        {[product, lot].map(({ value, picture }) => (
          <p key={value}>{picture}</p>
        ))}
      </>,
    );
    const letters = [...container.querySelectorAll('[data-letter]')];
    expect(letters.map((tile) => tile.getAttribute('data-letter'))).toEqual(['P', 'T']);
  });
});
