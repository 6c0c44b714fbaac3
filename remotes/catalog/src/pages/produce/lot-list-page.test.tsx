import { aLot, aPage } from '@pazar/testing/builders';
import { fakeApi, fakeFailure } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { section } from '../../section.tsx';

const path = '/v1/produce';
const at = '/produce';
const first = aLot({ lotNumber: 'First' });
const second = aLot({ lotNumber: 'Second' });
const findRow = (name: RegExp) => screen.findByRole('row', { name });

describe('Produce', () => {
  it('shows the rows and how many there are', async () => {
    const api = fakeApi({ [path]: aPage([first, second], { total: 1240 }) });
    renderSection(section, { at, api });
    expect(await findRow(/First/)).toBeVisible();
    expect(await findRow(/Second/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Produce' })).toBeVisible();
    expect(screen.getByText('1,240 lots')).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('speaks Macedonian, where 21 is singular', async () => {
    const api = fakeApi({ [path]: aPage([first], { total: 21 }) });
    renderSection(section, { at, locale: 'mk', api });
    expect(await screen.findByText('21 принос')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Приноси' })).toBeVisible();
  });

  it('says that it is loading', () => {
    const api = fakeApi({ [path]: () => new Promise(() => {}) });
    renderSection(section, { at, api });
    expect(screen.getByText('Loading produce…')).toBeInTheDocument();
  });

  it('says that there is nothing yet', async () => {
    renderSection(section, { at, api: fakeApi({ [path]: aPage([]) }) });
    expect(await screen.findByRole('heading', { name: 'No produce yet' })).toBeVisible();
  });

  it('says what could not be loaded, and tries again', async () => {
    let isDown = true;
    const api = fakeApi({
      [path]: () => {
        if (isDown) throw fakeFailure(503);
        return aPage([first]);
      },
    });
    const { user } = renderSection(section, { at, api });
    expect(
      await screen.findByRole('heading', { name: 'The produce could not be loaded' }),
    ).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findRow(/First/)).toBeVisible();
  });

  it('asks for a page at a time, counted, and for the one that the address names', async () => {
    const pages = {
      one: aPage([first], { next: 'two', total: 2 }),
      two: aPage([second], { prev: 'one', total: 2 }),
    };
    const api = fakeApi({ [path]: ({ cursor }) => (cursor === 'two' ? pages.two : pages.one) });
    const { user, address } = renderSection(section, { at, api });
    await findRow(/First/);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await findRow(/Second/)).toBeVisible();
    expect(address()).toBe(`${at}?cursor=two`);
    const pagesAsked = api.calls.map(({ query }) => query).filter(({ count }) => count === true);
    expect(pagesAsked).toEqual([
      { limit: 25, cursor: undefined, count: true },
      { limit: 25, cursor: 'two', count: true },
    ]);
  });

  it('says that an address below it does not exist, and leads back', async () => {
    const api = fakeApi({
      [path]: aPage([first]),
      [`${path}/none`]: () => {
        throw fakeFailure(422, 'validation');
      },
    });
    const { user } = renderSection(section, { at: `${at}/none`, api });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'To the first page of this section' }));
    expect(await findRow(/First/)).toBeVisible();
  });
});
