import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { InfoCard } from '../info-card/info-card.tsx';
import { DescriptionList } from './description-list.tsx';

describe('DescriptionList', () => {
  it('names each fact, also on a card of the info bar', async () => {
    const { container } = render(
      <InfoCard title="Tomato Rozov">
        <DescriptionList
          items={[
            { term: 'Remaining', detail: '85.5 kg' },
            { term: 'Best before', detail: '27/11/2026' },
          ]}
        />
      </InfoCard>,
    );
    expect(screen.getByRole('region', { name: 'Tomato Rozov' })).toBeTruthy();
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Remaining',
      'Best before',
    ]);
    expect(screen.getAllByRole('definition')[0]?.textContent).toBe('85.5 kg');
    await expectAccessible(container);
  });
});
