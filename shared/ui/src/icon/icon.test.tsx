import { sectionIconSchema } from '@pazar/contracts/section-descriptor';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

  it('has a picture for every icon that a section may name', () => {
    const names: readonly IconName[] = sectionIconSchema.options;
    const { container } = render(names.map((name) => <Icon key={name} name={name} />));
    expect(container.querySelectorAll('svg')).toHaveLength(names.length);
  });
});
