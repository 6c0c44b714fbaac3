import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { LoadingState } from './loading-state.tsx';

describe('LoadingState', () => {
  it('says what is on its way', async () => {
    const { container } = render(<LoadingState label="Loading…" />);
    expect(screen.getByRole('status').textContent).toBe('Loading…');
    await expectAccessible(container);
  });
});
