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
  it('says so where the browser has no space for the address, and does not reload', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user, host } = renderForm();
    await user.type(screen.getByRole('textbox', { name: 'Address or port' }), '3110');
    await user.click(screen.getByRole('button', { name: 'Load section' }));
    expect(await screen.findByText(/^This browser has no space for the address/)).toBeTruthy();
    setItem.mockRestore();
    expect(readOverrides(host.storage)).toEqual({});
  });
});
