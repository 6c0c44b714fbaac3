import { aLocation, aPage, aProduct } from '@pazar/testing/builders';
import { type FakeQuery, fakeApi, fakeFailure } from '@pazar/testing/fake-api';
import { renderInShell } from '@pazar/testing/render-in-shell';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ManyPicker } from './many-picker.tsx';
import { Picker } from './picker.tsx';
import { placeSource } from './places.ts';
import { productSource } from './products.ts';

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
      <Picker label="Place" source={placeSource()} value={value} onChange={setValue} />
      <output>{value ?? 'none'}</output>
    </>
  );
}

function Many({ initial }: { initial: readonly string[] }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <ManyPicker label="Places" source={placeSource()} value={value} onChange={setValue} />
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
  it('searches the server where there are more than one answer holds', async () => {
    const { user } = show(<Many initial={[]} />);
    await user.type(await screen.findByRole('searchbox'), 'cellar');
    await user.click(await screen.findByRole('checkbox', { name: /Cellar/ }));
    expect(screen.getByText(idOf('Cellar'))).not.toBeNull();
  });

  it('shows boxes alone where one answer holds all', async () => {
    const api = fakeApi({ '/v1/locations': aPage(all.slice(0, 2)) });
    show(<Many initial={[]} />, api);
    expect(await screen.findAllByRole('checkbox')).toHaveLength(2);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('keeps what was chosen before, wherever it stands in the list', async () => {
    const { user } = show(<Many initial={[idOf('Gate')]} />);
    expect(await screen.findByRole('checkbox', { name: /Gate/, checked: true })).not.toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /Stall/ }));
    expect(screen.getByText(`${idOf('Gate')},${idOf('Stall')}`)).not.toBeNull();
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
    expect(await screen.findAllByRole('checkbox', { checked: true })).toHaveLength(150);
    expect(screen.getByRole('checkbox', { name: /Place 149/ })).not.toBeNull();
  });

  it('keeps a chosen row whose name could not be loaded', async () => {
    const api = fakeApi({
      '/v1/locations': (query) => {
        if (query['ids'] !== undefined) return aPage([]);
        return locations(query);
      },
    });
    const { user } = show(<Many initial={[idOf('Gate')]} />, api);
    await user.click(await screen.findByRole('checkbox', { name: /Stall/ }));
    expect(screen.getByText(`${idOf('Gate')},${idOf('Stall')}`)).not.toBeNull();
  });
});

describe('A source of choices', () => {
  it('offers products by name and code, in the language of the agent', () => {
    const { option } = productSource({ baseUnit: 'KG' });
    const product = aProduct({ sku: 'P-1', name: { mk: 'Пиперка', en: 'Pepper' } });
    expect(option(product, 'mk')).toMatchObject({ label: 'Пиперка', detail: 'P-1' });
  });
});
