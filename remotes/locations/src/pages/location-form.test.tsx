import { fakeApi } from '@pazar/testing/fake-api';
import { promiseForm } from '@pazar/testing/promise-form';
import { renderSection } from '@pazar/testing/render-section';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aLocationDetail, aroundLocation, aWeek } from '../../test/location-api.ts';
import { open, saved } from '../../test/open-form.ts';
import { section } from '../section.tsx';

const settlement = (language: string) =>
  within(screen.getByRole('group', { name: /^Settlement/ })).getByRole('textbox', {
    name: language,
  });
const coordinates = () => screen.findByRole('textbox', { name: /^Coordinates/ });

// The form brings the map along: the first test does not wait for both to be compiled.
beforeAll(() => import('./location-edit-page.tsx'));

describe('The form of a location', () => {
  const location = aLocationDetail();
  promiseForm({
    section,
    at: `/location/${location.id}/edit`,
    save: `PATCH /v1/locations/${location.id}`,
    record: location,
    words: { title: location.name, titleMk: location.name, form: 'Location' },
    field: { label: 'Name', member: 'name', text: 'Upper field' },
    wrong: { label: 'Postal code', text: 'abc', fault: 'Four digits, such as 2400' },
    around: aroundLocation(location),
  });
});

describe('The form of a new location', () => {
  const entered = aLocationDetail();
  promiseForm({
    section,
    at: '/location/new',
    save: 'POST /v1/locations',
    record: entered,
    words: { title: 'New location', titleMk: 'Нова локација', form: 'Location' },
    async fill(user) {
      await user.click(settlement('English'));
      await user.paste('Bosilovo');
      await user.click(screen.getByRole('combobox', { name: /^Municipality/ }));
      await user.click(await screen.findByRole('option', { name: 'Bosilovo' }));
    },
    field: { label: 'Name', member: 'name', text: 'Upper field' },
    wrong: { label: 'Postal code', text: 'abc', fault: 'Four digits, such as 2400' },
    around: aroundLocation(entered),
  });
});

describe('The pin of a location', () => {
  // The browser of the tests has no geolocation.
  afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

  it('is typed or pasted in any usual form', async () => {
    const { user, api } = open(aLocationDetail());
    await user.clear(await coordinates());
    await user.type(await coordinates(), `41°24'17.3"N 22°39'48.2"E`);
    const { body } = await saved(user, api);
    expect(body).toMatchObject({ lat: 41.404806, lng: 22.663389, geocodeSource: 'MANUAL' });
  });

  it('that is no position is said once, and nothing is saved', async () => {
    const { user, api } = open(aLocationDetail());
    await user.clear(await coordinates());
    await user.type(await coordinates(), 'behind the church');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByRole('link', { name: /^(Coordinates|Longitude):/ })).toHaveLength(
      1,
    );
    expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('far from the address asks which of the two follows the other', async () => {
    const location = aLocationDetail({ lat: 41.4048, lng: 22.4, geocodeSource: 'PIN' });
    const far = { ...location, address: { ...location.address, municipalityCode: 'MK-402' } };
    const { user, api } = open({ ...far, lat: 41.32, lng: 22.56 });
    const question = await screen.findByText('Pin far from the address');
    await user.click(screen.getByRole('button', { name: 'Address is in Valandovo' }));
    expect(question).not.toBeInTheDocument();
    const { body } = await saved(user, api);
    expect(body).toEqual({ address: { municipalityCode: 'MK-403' } });
  });

  it('moves to the municipality of the address', async () => {
    const { user, api } = open(aLocationDetail({ lat: 41.32, lng: 22.56 }));
    await user.click(await screen.findByRole('button', { name: 'Move the pin to Bosilovo' }));
    const { body } = await saved(user, api);
    expect(body).toMatchObject({ geocodeSource: 'ADDRESS' });
  });

  it('is where the device is, with its municipality, without a network', async () => {
    const here = { latitude: 41.4048, longitude: 22.6634, accuracy: 12.4 };
    const getCurrentPosition = (found: (at: { coords: typeof here }) => void) =>
      found({ coords: here });
    const value = { getCurrentPosition };
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value });
    const location = aLocationDetail();
    const api = fakeApi(aroundLocation(location));
    const { user } = renderSection(section, { at: '/location/new', api });
    await user.click(await screen.findByRole('button', { name: 'I am here' }));
    expect(screen.getByText('Found, accurate to 12 m')).toBeVisible();
    expect(await coordinates()).toHaveValue('41.404800, 22.663400');
    expect(screen.getByRole('combobox', { name: /^Municipality/ })).toHaveValue('Strumica');
    expect(settlement('English')).toHaveValue('Strumica');
    expect(settlement('Македонски')).toHaveValue('Струмица');
    expect(screen.getByText(/^Settlement: Strumica, the seat of the municipality/)).toBeVisible();
    await user.type(settlement('English'), ' field');
    expect(screen.queryByText(/the seat of the municipality/)).not.toBeInTheDocument();
  });
});

describe('The hours of a location', () => {
  it('are copied from one day to others', async () => {
    const { user, api } = open(aLocationDetail());
    const start = await screen.findByRole('textbox', { name: 'Monday: start 1' });
    await user.clear(start);
    await user.type(start, '7');
    await user.click(screen.getByRole('button', { name: 'Copy the hours of Monday' }));
    const panel = within(screen.getByRole('dialog', { name: 'Copy the hours of Monday' }));
    for (const day of ['Tue', 'Wed', 'Thu', 'Fri']) {
      expect(panel.getByRole('checkbox', { name: day })).toBeChecked();
    }
    for (const day of ['Tue', 'Wed', 'Thu', 'Sat']) {
      await user.click(panel.getByRole('checkbox', { name: day }));
    }
    await user.click(panel.getByRole('button', { name: 'Copy to 2 days' }));
    const { body } = await saved(user, api);
    const morning = [{ from: '07:00', to: '16:00' }];
    expect(body).toEqual({
      openingHours: { ...aWeek(), monday: morning, friday: morning, saturday: morning },
    });
  });

  it('are closed and opened day by day, a day that opens like the one before', async () => {
    const week = { ...aWeek(), monday: [{ from: '07:00', to: '11:00' }] };
    const { user, api } = open(aLocationDetail({ openingHours: week }));
    await user.click(await screen.findByRole('checkbox', { name: 'Sunday' }));
    await user.click(screen.getByRole('checkbox', { name: 'Tuesday' }));
    expect(screen.getAllByText('Closed')).toHaveLength(2);
    await user.click(screen.getByRole('checkbox', { name: 'Tuesday' }));
    const { body } = await saved(user, api);
    expect(body).toEqual({ openingHours: { ...week, tuesday: week.monday, sunday: [] } });
  });

  it('that overlap are said at the hours', async () => {
    const { user } = open(aLocationDetail());
    await screen.findByRole('textbox', { name: 'Monday: start 1' });
    await user.click(screen.getByRole('button', { name: 'Add hours: Monday' }));
    const second = screen.getByRole('textbox', { name: 'Monday: start 2' });
    await user.clear(second);
    await user.type(second, '9');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const fault = 'Opening hours: Two times on Monday overlap';
    await user.click(await screen.findByRole('link', { name: fault }));
    expect(screen.getByRole('checkbox', { name: 'Monday' })).toHaveFocus();
    // What is no time overlaps with nothing: it would last into the next day.
    await user.clear(screen.getByRole('textbox', { name: 'Monday: start 1' }));
    await user.type(screen.getByRole('textbox', { name: 'Monday: start 1' }), '25:99');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: /A time on Monday is not one/ })).toBeVisible();
    expect(screen.queryByText(/overlap/)).not.toBeInTheDocument();
  });

  it('differ on a day, with a note', async () => {
    const { user, api } = open(aLocationDetail());
    await user.click(await screen.findByRole('heading', { name: 'Exceptions, season, pickup' }));
    await user.click(screen.getByRole('button', { name: 'Add a day' }));
    const day = screen.getByRole('textbox', { name: /^Date/ });
    await user.clear(day);
    await user.type(day, '25.12.2026');
    await user.type(screen.getByRole('textbox', { name: 'Note in English' }), 'Christmas');
    await user.type(screen.getByRole('textbox', { name: 'Note in Macedonian' }), 'Божиќ');
    const { body } = await saved(user, api);
    const noteIn = { mk: 'Божиќ', en: 'Christmas' };
    expect(body).toEqual({
      exceptions: [{ date: '2026-12-25', intervals: [], note: null, noteIn }],
    });
  });
});

describe('The public holidays of a location', () => {
  afterEach(() => vi.useRealTimers());

  it('are added as closed days by one press, but for those that are there', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00Z') });
    const noteIn = { mk: null, en: 'At home' };
    const newYear = { date: '2027-01-01', intervals: [], note: 'At home', noteIn };
    const { user, api } = open(aLocationDetail({ exceptions: [newYear] }));
    await user.click(await screen.findByRole('heading', { name: 'Exceptions, season, pickup' }));
    await user.click(screen.getByRole('button', { name: 'Close on public holidays' }));
    expect(screen.queryByRole('button', { name: 'Close on public holidays' })).toBeNull();
    const { body } = await saved(user, api);
    expect(body).toMatchObject({
      exceptions: [
        { ...newYear, note: null },
        {
          date: '2026-12-08',
          intervals: [],
          noteIn: { mk: 'Св. Климент Охридски', en: 'Saint Clement of Ohrid' },
        },
        ...['2027-01-07', '2027-05-01', '2027-05-03', '2027-05-24', '2027-08-02'].map((date) => ({
          date,
        })),
        ...['2027-09-08', '2027-10-11', '2027-10-23'].map((date) => ({ date })),
      ],
    });
  });
});

describe('The pickup hours of a location', () => {
  const openPickup = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await screen.findByRole('heading', { name: 'Exceptions, season, pickup' }));
  };

  it('are the opening hours', async () => {
    const { user, api } = open(aLocationDetail());
    expect(await screen.findByText('Pickup hours: No pickup')).toBeVisible();
    await openPickup(user);
    await user.click(screen.getByRole('radio', { name: 'During opening hours' }));
    const { body } = await saved(user, api);
    expect(body).toEqual({ pickupHours: { type: 'OPENING_HOURS' } });
  });

  it('are a separate week, which starts as the opening hours', async () => {
    const { user, api } = open(aLocationDetail());
    await openPickup(user);
    await user.click(screen.getByRole('radio', { name: 'At separate hours' }));
    const [, start] = screen.getAllByRole('textbox', { name: 'Monday: start 1' });
    if (start === undefined) throw new Error('There is one week alone');
    await user.clear(start);
    await user.type(start, '17');
    await user.clear(screen.getAllByRole('textbox', { name: 'Monday: end 1' })[1] ?? start);
    await user.type(screen.getAllByRole('textbox', { name: 'Monday: end 1' })[1] ?? start, '19');
    const { body } = await saved(user, api);
    const evening = [{ from: '17:00', to: '19:00' }];
    expect(body).toEqual({ pickupHours: { type: 'WEEK', week: { ...aWeek(), monday: evening } } });
  });
});

describe('What customers read of a location', () => {
  it('is written in both languages, and only the changed one is sent', async () => {
    const notesIn = { mk: 'Влез од дворот', en: null };
    const { user, api } = open(aLocationDetail({ notes: notesIn.mk, notesIn }));
    await user.click(await screen.findByRole('heading', { name: 'Contact, notes and pictures' }));
    const notes = within(screen.getByRole('group', { name: /^Notes/ }));
    expect(notes.getByRole('textbox', { name: 'Македонски' })).toHaveValue('Влез од дворот');
    await user.type(notes.getByRole('textbox', { name: 'English' }), 'Through the yard');
    await user.type(settlement('English'), 'Bosilovo');
    const { body } = await saved(user, api);
    expect(body).toEqual({
      notesIn: { en: 'Through the yard' },
      address: { settlementIn: { en: 'Bosilovo' } },
    });
  });

  it('has a settlement in one language at least', async () => {
    const { user, api } = open(aLocationDetail());
    await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(settlement('Македонски'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: /^Settlement:/ })).toBeVisible();
    expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});

describe('The pictures of a location', () => {
  it('are described', async () => {
    const [gate, stall] = ['1', '2'].map((end) => `00000000-0000-4000-8000-00000000000${end}`);
    if (gate === undefined || stall === undefined) throw new Error('There are two');
    const imageAlts = { [stall]: { mk: 'Тезга', en: null } };
    const { user, api } = open(aLocationDetail({ imageIds: [gate, stall], imageAlts }));
    await user.click(await screen.findByRole('heading', { name: 'Contact, notes and pictures' }));
    await user.click(screen.getByRole('button', { name: 'More: image 1 of 2' }));
    await user.click(screen.getByRole('menuitem', { name: 'Describe the image' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Македонски' }), 'Порта');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    const { body } = await saved(user, api);
    expect(body).toEqual({ imageAlts: { ...imageAlts, [gate]: { mk: 'Порта', en: null } } });
  });
});
