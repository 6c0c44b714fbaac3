import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { IconButton } from './icon-button.tsx';

describe('IconButton', () => {
  it('has its label for a name and a tooltip', async () => {
    const { container } = render(<IconButton icon="close" label="Close" />);
    expect(screen.getByRole('button', { name: 'Close' }).title).toBe('Close');
    await expectAccessible(container);
  });
});
