import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { LocalizedText } from './localized-text.tsx';

describe('LocalizedText', () => {
  it("shows the reader's own language without a mark", () => {
    const { container } = render(
      <LocalizedText text={{ mk: 'Домат', en: 'Tomato' }} locale="mk" />,
    );
    expect(container.textContent).toBe('Домат');
  });

  it('falls back to the other language, marks it and names it for screen readers', async () => {
    const { container } = render(
      <LocalizedText
        text={{ mk: 'Домат', en: null }}
        locale="en"
        missingLabel="Missing translation"
      />,
    );
    expect(screen.getByText('Домат').lang).toBe('mk');
    expect(screen.getByTitle('Missing translation').textContent).toBe('mk');
    await expectAccessible(container);
  });
});
