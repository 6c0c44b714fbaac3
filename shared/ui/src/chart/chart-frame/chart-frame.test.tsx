import { renderInShell } from '@pazar/testing/render-in-shell';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { ChartFrame } from './chart-frame.tsx';

describe('ChartFrame', () => {
  it('says what it shows in a sentence, and shows the figures as a table', async () => {
    const element = (
      <ChartFrame
        kind="bars"
        title="Sold by month"
        summary="Most was sold in August: 300 kg."
        categories={['Jul', 'Aug']}
        series={[
          { key: 'sold', label: 'Sold', values: [214, 300] },
          { key: 'planned', label: 'Planned', values: [250, null] },
        ]}
        format={(value) => `${value} kg`}
      />
    );
    const { user, container } = renderInShell([{ path: '/', element }], { at: '/' });
    const figure = screen.getByRole('figure', { name: 'Sold by month' });
    expect(figure.textContent).toContain('Most was sold in August: 300 kg.');
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Show as a table' }));
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual(['WhenSoldPlanned', 'Jul214 kg250 kg', 'Aug300 kg–']);
    await expectAccessible(container);
  });

  it('thins the labels of a year out, and keeps every day in the table', async () => {
    const days = Array.from({ length: 366 }, (_, day) => `d${day}`);
    const element = (
      <ChartFrame
        kind="lines"
        title="Sold by day"
        summary="Nothing stood out."
        categories={days}
        series={[{ key: 'sold', label: 'Sold', values: days.map((_, day) => day) }]}
        format={String}
      />
    );
    const { user } = renderInShell([{ path: '/', element }], { at: '/' });
    expect(screen.getAllByText(/^d\d+$/).map(({ textContent }) => textContent)).toEqual(
      [0, 53, 106, 159, 212, 265, 318].map((day) => `d${day}`),
    );
    await user.click(screen.getByRole('button', { name: 'Show as a table' }));
    expect(screen.getAllByRole('row')).toHaveLength(367);
  });
});
