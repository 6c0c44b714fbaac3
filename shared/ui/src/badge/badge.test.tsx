import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { Badge } from './badge.tsx';

describe('Badge', () => {
  it('says its status in words', async () => {
    const { container } = render(<Badge tone="danger">Out of stock</Badge>);
    expect(screen.getByText('Out of stock')).toBeTruthy();
    await expectAccessible(container);
  });
});
