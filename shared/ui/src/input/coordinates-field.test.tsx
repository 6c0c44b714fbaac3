import type { Position } from '@pazar/geography/position';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { renderInput } from '@pazar/testing/render-input';
import { CoordinatesField } from './coordinates-field.tsx';

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('CoordinatesField', () => {
  const coordinates = () =>
    renderInput<Position | null>({
      initial: null,
      render: (value, onChange) => (
        <CoordinatesField label="Position" value={value} onChange={onChange} />
      ),
    });

  it.each([
    ['typed', '41.4, 22.6'],
    ['typed with commas', '41,4; 22,6'],
    ['in degrees, minutes and seconds', `41°24'0" N 22°36'0" E`],
    ['as a link of Google Maps', 'https://www.google.com/maps/@41.4,22.6,15z'],
    ['as a link of OpenStreetMap', 'https://www.openstreetmap.org/#map=15/41.4/22.6'],
    ['as a geo: address', 'geo:41.4,22.6'],
  ])('takes a position that is %s', async (_how, text) => {
    const { user, last } = coordinates();
    await user.click(box('Position'));
    await user.paste(text);
    expect(last()).toEqual({ lat: 41.4, lng: 22.6 });
    await user.tab();
    expect(box('Position').value).toBe('41.400000, 22.600000');
  });

  it.each(['https://maps.app.goo.gl/AbCdEf', 'https://osm.org/go/xV5'])(
    'says what to do with a short link: %s',
    async (link) => {
      const { user } = coordinates();
      await user.click(box('Position'));
      await user.paste(link);
      await user.tab();
      expect(screen.getByText(/^A short link has no coordinates\. Open it/)).toBeTruthy();
    },
  );

  it('gives no number for what is no position, and keeps it', async () => {
    const { user, last, container } = coordinates();
    await user.type(box('Position'), '41.4');
    await user.tab();
    expect(last()).toEqual({ lat: Number.NaN, lng: Number.NaN });
    expect(box('Position').value).toBe('41.4');
    expect(screen.getByText(/^Enter latitude and longitude/)).toBeTruthy();
    await expectAccessible(container);
    await user.clear(box('Position'));
    expect(last()).toBeNull();
  });
});
