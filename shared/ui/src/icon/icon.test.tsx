import { sectionIconSchema } from '@pazar/contracts/releases/section-descriptor';
import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { Icon, type IconName } from './icon.tsx';

describe('Icon', () => {
  it('is an image with a label, and hidden without one', async () => {
    const { container } = render(
      <>
        <Icon name="offline" label="No connection" />
        <Icon name="home" />
      </>,
    );
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.getByRole('img', { name: 'No connection' })).toBeTruthy();
    await expectAccessible(container);
  });

  it('loads a picture that only sections show when it is first needed', async () => {
    vi.resetModules();
    const { Icon: FreshIcon } = await import('./icon.tsx');
    const { container } = render(<FreshIcon name="archive" />);
    expect(container.querySelectorAll('path')).toHaveLength(0);
    await waitFor(() => expect(container.querySelectorAll('path')).not.toHaveLength(0));
  });

  it('has a picture for every icon that a section may name', () => {
    const names: readonly IconName[] = sectionIconSchema.options;
    const { container } = render(names.map((name) => <Icon key={name} name={name} />));
    expect(container.querySelectorAll('svg')).toHaveLength(names.length);
  });
});
