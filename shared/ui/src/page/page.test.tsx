import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Button } from '../button/button.tsx';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { Sheet } from '../sheet/sheet.tsx';
import { Page } from './page.tsx';

describe('Page', () => {
  it('has its title for the one first heading, with facts and actions beside it', async () => {
    const { container } = render(
      <Sheet>
        <Page title="Products" subtitle="38 products" actions={<Button>Import</Button>}>
          <p>Rows</p>
        </Page>
      </Sheet>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Products' })).toBeTruthy();
    expect(screen.getByText('38 products')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Import' })).toBeTruthy();
    await expectAccessible(container);
  });
});
