import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aBuild } from '../../../test/discovery.ts';
import { fakeHost, renderInHost } from '../../../test/render-in-host.tsx';
import { readOverrides } from '../../core/builds/overrides.ts';
import { OverrideForm } from './override-form.tsx';

function renderForm() {
  const host = fakeHost({ builds: [aBuild('catalog')] });
  const overrides = { origins: ['http://127.0.0.1:*'], anybody: true };
  return renderInHost({
    routes: [{ path: '/about', element: <OverrideForm /> }],
    at: '/about',
    host: { ...host, config: { ...host.config, overrides } },
  });
}

describe('OverrideForm', () => {
  it('takes a published version of a section that is not live yet, by its name', async () => {
    const { user, host } = renderForm();
    const [origin = ''] = host.config.assetOrigins;
    const section = screen.getByRole('combobox', { name: 'Section' });
    await user.clear(section);
    await user.click(screen.getByRole('button', { name: 'Load section' }));
    expect(await screen.findByText(/^Enter the name of a section/)).toBeTruthy();
    await user.type(section, 'orders');
    await user.type(
      screen.getByRole('textbox', { name: 'Address, port or version' }),
      '0.1.0-3fa9c1d2e4b5',
    );
    await user.click(screen.getByRole('button', { name: 'Load section' }));
    await vi.waitFor(() =>
      expect(readOverrides(host.storage)).toEqual({
        orders: `${origin}/orders/0.1.0-3fa9c1d2e4b5/`,
      }),
    );
    host.storage.clear();
  });

  it('says so where the browser has no space for the address, and does not reload', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user, host } = renderForm();
    await user.type(screen.getByRole('textbox', { name: 'Address, port or version' }), '3110');
    await user.click(screen.getByRole('button', { name: 'Load section' }));
    expect(await screen.findByText(/^This browser has no space for the address/)).toBeTruthy();
    setItem.mockRestore();
    expect(readOverrides(host.storage)).toEqual({});
  });
});
