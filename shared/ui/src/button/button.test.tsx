import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { Button } from './button.tsx';

describe('Button', () => {
  it('is pressed by pointer and by keyboard', async () => {
    const onClick = vi.fn<() => void>();
    const user = userEvent.setup();
    render(<Button onClick={onClick}>Save</Button>);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('keeps its focus and its name while busy, and ignores presses', async () => {
    const onClick = vi.fn<() => void>();
    const onSubmit = vi.fn<() => void>();
    const user = userEvent.setup();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy onClick={onClick}>
          Save
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Save', busy: true });
    await user.click(button);
    expect(document.activeElement).toBe(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('submits no form unless it is a submit button', () => {
    render(<Button>Cancel</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });

  it('is accessible in every variant', async () => {
    const { container } = render(
      <>
        <Button variant="primary" icon="add">
          New product
        </Button>
        <Button isBusy>Import</Button>
        <Button variant="quiet" disabled>
          Archive
        </Button>
      </>,
    );
    await expectAccessible(container);
  });
});
