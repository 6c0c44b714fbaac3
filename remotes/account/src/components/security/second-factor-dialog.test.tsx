import { fakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aroundAccount } from '../../../test/account-api.ts';
import { section } from '../../section.tsx';

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('Turning two-step login on', () => {
  it('says at the field that the first code is wrong, keeps the secret and takes another', async () => {
    const codes = ['AAAA-BBBB-CCCC-DDDD'];
    const api = fakeApi({
      ...aroundAccount(),
      'POST /v1/account/second-factor': { secret: 'JBSWY3DP', uri: 'otpauth://totp/Pazar:x' },
      'POST /v1/account/second-factor/confirm': { codes },
    });
    const { user } = renderSection(section, { at: '/account/security', api });
    api.failNext('POST /v1/account/second-factor/confirm', 422, {
      code: 'validation',
      errors: [{ pointer: '/code', code: 'wrong', detail: 'This code is wrong' }],
    });
    const factor = within(await screen.findByRole('region', { name: 'Two-step login' }));
    await user.click(await factor.findByRole('button', { name: 'Turn on' }));
    const asked = await dialog('Turn two-step login on?');
    await user.type(asked.getByLabelText(/^Current password/), 'pazar-demo');
    await user.click(asked.getByRole('button', { name: 'Turn on' }));
    const scan = await dialog('Turn two-step login on');
    const code = scan.getByLabelText(/^Code/);
    await user.type(code, '111111{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is wrong/));
    expect(scan.getByText('JBSW Y3DP')).toBeVisible();
    await user.clear(code);
    await user.type(code, '222222{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Your recovery codes' })).toBeVisible();
  });
});
