import { weeklyHoursInputSchema } from '@pazar/contracts/opening-hours';
import type { Maps } from '@pazar/shell/maps';
import type { FakeGoogleOptions } from '@pazar/testing/fake-google';
import type { FakePlace } from '@pazar/testing/fake-google-answers';
import { fakeMaps } from '@pazar/testing/fake-maps';
import { renderInShell } from '@pazar/testing/render-in-shell';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { expectComplaint, silenceErrors } from '@pazar/testing/expect-complaint';
import type { FoundAddress, FoundPlace } from './found-place.ts';
import { PlaceSearch } from './place-search.tsx';
import { useGeocoder } from './use-geocoder.ts';
import { weekOf } from './week-of.ts';

const market: FakePlace = {
  id: 'ChIJmarket',
  name: 'Зелен пазар',
  location: { lat: 41.43791234567, lng: 22.6411 },
  address: {
    route: 'Благој Јанков-Мучето',
    street_number: '14',
    locality: 'Струмица',
    postal_code: '2400',
  },
  phone: '+389 34 345 678',
  website: 'https://pazar.example/',
  hours: [{ open: { day: 1, hour: 6, minute: 0 }, close: { day: 1, hour: 14, minute: 30 } }],
};

function search(options: FakeGoogleOptions = { places: [market] }) {
  const calls: [name: string, request: Readonly<Record<string, unknown>>][] = [];
  const onFound = vi.fn<(place: FoundPlace) => void>();
  const maps = fakeMaps({ ...options, onCall: (...call) => calls.push(call) });
  const element = <PlaceSearch label="Search for a place" onFound={onFound} />;
  return { calls, onFound, ...renderInShell([{ path: '/', element }], { at: '/', maps }) };
}

const field = () => screen.getByRole('combobox', { name: 'Search for a place' });

describe('PlaceSearch', () => {
  it('is not there without Google', () => {
    const absent: Maps = { state: 'absent', Map: () => null };
    const element = <PlaceSearch label="Search for a place" onFound={() => undefined} />;
    renderInShell([{ path: '/', element }], { at: '/', maps: absent });
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('answers a chosen place in our terms: address, municipality, telephone and hours', async () => {
    const { user, onFound, container } = search();
    await user.type(field(), 'зелен');
    await user.click(await screen.findByRole('option', { name: /Зелен пазар/ }));
    await waitFor(() => expect(onFound).toHaveBeenCalledOnce());
    const [place] = onFound.mock.calls[0] ?? [];
    expect(place).toEqual({
      placeId: 'ChIJmarket',
      name: 'Зелен пазар',
      position: { lat: 41.437912, lng: 22.6411 },
      address: {
        line1: 'Благој Јанков-Мучето 14',
        settlement: 'Струмица',
        postalCode: '2400',
        municipalityCode: 'MK-410',
      },
      phone: '+38934345678',
      website: 'https://pazar.example/',
      openingHours: {
        monday: [{ from: '06:00', to: '14:30' }],
        tuesday: [],
        wednesday: [],
        thursday: [],
        friday: [],
        saturday: [],
        sunday: [],
      },
    });
    await expectAccessible(container);
  });

  it('asks for this country alone, in sessions that end with a place, and not for each letter', async () => {
    const { user, calls } = search();
    await user.type(field(), 'зелен');
    await user.click(await screen.findByRole('option', { name: /Зелен пазар/ }));
    await user.clear(field());
    await user.type(field(), 'пазар');
    await user.click(await screen.findByRole('option', { name: /Зелен пазар/ }));
    await waitFor(() => expect(calls).toHaveLength(4));
    const names = calls.map(([name]) => name);
    expect(names).toEqual([
      'fetchAutocompleteSuggestions',
      'fetchFields',
      'fetchAutocompleteSuggestions',
      'fetchFields',
    ]);
    const [first, , second] = calls.map(([, request]) => request);
    expect(first).toMatchObject({
      input: 'зелен',
      includedRegionCodes: ['mk'],
      region: 'mk',
      language: 'en',
    });
    expect(first?.['sessionToken']).not.toBe(second?.['sessionToken']);
  });

  it('says when Google does not answer', async () => {
    silenceErrors();
    const { user, onFound } = search({ isBroken: true });
    await user.type(field(), 'зелен');
    expect(
      await screen.findByText('Google does not answer. Enter the address yourself.'),
    ).toBeTruthy();
    expect(onFound).not.toHaveBeenCalled();
    expectComplaint('Google could not search places');
  });
});

describe('useGeocoder', () => {
  function ask(maps: Maps) {
    const onAnswer = vi.fn<(answer: unknown) => void>();
    function Asker() {
      const geocoder = useGeocoder();
      const [failure, setFailure] = useState('');
      if (geocoder === null) return <p>No Google</p>;
      const answer = (promise: Promise<unknown>) =>
        void promise.then(onAnswer).catch((error: unknown) => setFailure(String(error)));
      return (
        <>
          <button onClick={() => answer(geocoder.positionOf('Струмица'))}>Where is it?</button>
          <button onClick={() => answer(geocoder.positionOf('nowhere'))}>Where is nowhere?</button>
          <button onClick={() => answer(geocoder.addressOf({ lat: 41.44, lng: 22.64 }))}>
            Which address?
          </button>
          <p role="alert">{failure}</p>
        </>
      );
    }
    return { onAnswer, ...renderInShell([{ path: '/', element: <Asker /> }], { at: '/', maps }) };
  }

  it('finds positions and addresses, and answers null for what there is not', async () => {
    const { user, onAnswer } = ask(fakeMaps({ places: [market] }));
    await user.click(screen.getByText('Where is it?'));
    await waitFor(() =>
      expect(onAnswer).toHaveBeenLastCalledWith({ lat: 41.437912, lng: 22.6411 }),
    );
    await user.click(screen.getByText('Where is nowhere?'));
    await waitFor(() => expect(onAnswer).toHaveBeenLastCalledWith(null));
    await user.click(screen.getByText('Which address?'));
    const address: FoundAddress = {
      line1: 'Благој Јанков-Мучето 14',
      settlement: 'Струмица',
      postalCode: '2400',
      municipalityCode: 'MK-410',
    };
    await waitFor(() => expect(onAnswer).toHaveBeenLastCalledWith(address));
  });

  it('rejects when Google does not answer, and is null without Google', async () => {
    const { user, onAnswer } = ask(fakeMaps({ isBroken: true }));
    await user.click(screen.getByText('Where is it?'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Error'));
    expect(onAnswer).not.toHaveBeenCalled();
    ask({ state: 'failed', Map: () => null });
    expect(screen.getByText('No Google')).toBeTruthy();
  });
});

describe('weekOf', () => {
  const at = (day: number, hour: number, minute = 0) => ({ day, hour, minute });

  it('keeps breaks, nights and Sundays, as the API takes them', () => {
    const week = weekOf([
      { open: at(6, 16), close: at(0, 2) },
      { open: at(1, 16), close: at(1, 20) },
      { open: at(1, 8), close: at(1, 12, 30) },
      { open: at(0, 9), close: at(1, 0) },
    ]);
    expect(week).toMatchObject({
      monday: [
        { from: '08:00', to: '12:30' },
        { from: '16:00', to: '20:00' },
      ],
      saturday: [{ from: '16:00', to: '02:00' }],
      sunday: [{ from: '09:00', to: '24:00' }],
      tuesday: [],
    });
    expect(weeklyHoursInputSchema.safeParse(week).success).toBe(true);
  });

  it('reads what never closes as open all day', () => {
    const week = weekOf([{ open: at(0, 0), close: null }]);
    expect(week?.wednesday).toEqual([{ from: '00:00', to: '24:00' }]);
    expect(weeklyHoursInputSchema.safeParse(week).success).toBe(true);
  });

  it('leaves out a day with more intervals than a place may have', () => {
    expect(
      weekOf([8, 10, 12, 14].map((hour) => ({ open: at(1, hour), close: at(1, hour + 1) }))),
    ).toBeNull();
  });
});
