import type { Position } from '@pazar/geography/position';
import type { Maps } from '@pazar/shell/maps';
import { fakeMaps } from '@pazar/testing/fake-maps';
import { renderInShell } from '@pazar/testing/render-in-shell';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { expectComplaint, silenceErrors } from '@pazar/testing/expect-complaint';
import type { MapPin, MapProps } from './map-content.ts';
import { PinPicker } from './pin-picker.tsx';
import { PlaceMap } from './place-map.tsx';

const strumica = { lat: 41.4379, lng: 22.6411 };
const pins: MapPin[] = [
  { key: 'stall', position: strumica, label: 'The stall', mark: '1' },
  { key: 'shop', position: { lat: 41.9961, lng: 21.4316 }, label: 'The shop', mark: '2' },
];

function show(maps: Maps, props: Partial<MapProps> = {}) {
  const element = <PlaceMap label="My places" pins={pins} {...props} />;
  return renderInShell([{ path: '/', element }], { at: '/', maps });
}

const googleMap = () => screen.findByRole('region', { name: 'My places' });
const sketch = () => screen.queryByRole('application', { name: 'My places' });
const absent: Maps = { state: 'absent', Map: () => null };

describe('PlaceMap', () => {
  it.each(['absent', 'loading', 'failed'] as const)('is the sketch while Google is %s', (state) => {
    show({ state, Map: () => null });
    expect(sketch()).not.toBeNull();
    expect(screen.getByRole('img', { name: 'The stall' })).toBeTruthy();
  });

  it.each([true, false])(
    'draws all of it on Google: with the id of a style: %s',
    async (hasMapId) => {
      const onSelect = vi.fn<(key: string | null) => void>();
      const { user, container } = show(fakeMaps({ hasMapId }), {
        onSelect,
        areas: [{ code: 'MK-410', tone: 'info' }],
        circles: [{ key: 'c', centre: strumica, radiusKm: 20, tone: 'good' }],
        links: [
          {
            key: 'l',
            from: strumica,
            to: { lat: 41.4, lng: 22.6 },
            label: '5 km',
            tone: 'attention',
          },
        ],
      });
      const map = await googleMap();
      expect(sketch()).toBeNull();
      await user.click(await screen.findByRole('button', { name: 'The shop' }));
      expect(onSelect).toHaveBeenLastCalledWith('shop');
      const shapes = [...map.querySelectorAll('[data-shape]')].map((shape) =>
        shape.getAttribute('data-shape'),
      );
      expect(shapes).toEqual(['polygon', 'circle', 'polyline']);
      expect(map.querySelector('[data-radius]')?.getAttribute('data-radius')).toBe('20000');
      await expectAccessible(container);
    },
  );

  it('shows one place as the specification says: zoom 17, in its middle', async () => {
    show(fakeMaps(), { pins: pins.slice(0, 1) });
    const map = await googleMap();
    await waitFor(() => expect(map.getAttribute('data-zoom')).toBe('17'));
    const [lat, lng] = map.getAttribute('data-center')?.split(',').map(Number) ?? [];
    expect(lat).toBeCloseTo(strumica.lat, 9);
    expect(lng).toBeCloseTo(strumica.lng, 9);
  });

  it('is 500 px wide and high when nothing is said, and no wider than its place', async () => {
    const size = { width: '500px', height: '500px', maxWidth: '100%' };
    show(absent);
    expect(screen.getByRole('group', { name: 'My places' }).style).toMatchObject(size);
  });

  it('shows several places from far enough', async () => {
    show(fakeMaps());
    const map = await googleMap();
    expect(Number(map.getAttribute('data-zoom'))).toBeLessThan(9);
  });

  it('answers which municipality was pressed on Google', async () => {
    const onChooseArea = vi.fn<(code: string) => void>();
    show(fakeMaps(), { onChooseArea });
    const map = await googleMap();
    fireEvent(map, new CustomEvent('fake-click', { detail: strumica }));
    expect(onChooseArea).toHaveBeenLastCalledWith('MK-410');
    fireEvent(map, new CustomEvent('fake-click', { detail: { lat: 40.6, lng: 22.9 } }));
    expect(onChooseArea).toHaveBeenCalledOnce();
  });

  it('is the sketch when Google does not give its pins', async () => {
    silenceErrors();
    show(fakeMaps({ isBroken: true }));
    expect(await screen.findByRole('application', { name: 'My places' })).toBeTruthy();
    expectComplaint('Pins of Google Maps could not be loaded');
  });

  it('is the sketch when Google throws while it draws', () => {
    silenceErrors();
    show({
      ...fakeMaps(),
      Map() {
        throw new Error('The map broke');
      },
    });
    expect(sketch()).not.toBeNull();
    expectComplaint('The map broke');
  });

  it('comes to the sketch without a reload when the key is refused later', async () => {
    const { setMaps } = show(fakeMaps());
    await googleMap();
    setMaps({ state: 'failed', Map: () => null });
    expect(sketch()).not.toBeNull();
  });

  it('is not taken away under the hand when Google comes late', async () => {
    const { user, setMaps } = show({ state: 'loading', Map: () => null });
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    setMaps(fakeMaps());
    expect(sketch()).not.toBeNull();
  });

  it('becomes Google, when that comes, where nobody has touched it', async () => {
    const { setMaps } = show({ state: 'loading', Map: () => null });
    setMaps(fakeMaps());
    await googleMap();
    expect(sketch()).toBeNull();
  });
});

describe('PinPicker', () => {
  function Picker({
    initial,
    onEach,
  }: {
    initial: Position | null;
    onEach: (at: Position) => void;
  }) {
    const [position, setPosition] = useState(initial);
    return (
      <PinPicker
        label="Where it is"
        pinLabel="The pin of the farm"
        position={position}
        onChange={(next) => {
          onEach(next);
          setPosition(next);
        }}
      />
    );
  }
  function pick(maps: Maps, initial: Position | null = null) {
    const onEach = vi.fn<(at: Position) => void>();
    const element = <Picker initial={initial} onEach={onEach} />;
    return { onEach, ...renderInShell([{ path: '/', element }], { at: '/', maps }) };
  }
  const pin = () => screen.findByRole('button', { name: 'The pin of the farm' });

  it('puts the pin where the map is pressed, by keys too, and moves it from there', async () => {
    const { user, onEach } = pick(absent);
    expect(screen.getByText('Press on the map where the location is')).toBeTruthy();
    screen.getByRole('application', { name: 'Where it is' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Drag the pin, or use the arrow keys')).toBeTruthy();
    (await pin()).focus();
    await user.keyboard('{ArrowUp}');
    const [[first] = [], [second] = []] = onEach.mock.calls;
    expect(second?.lng).toBe(first?.lng);
    expect(second?.lat).toBeGreaterThan(first?.lat ?? 90);
    expect(String(second?.lat)).toMatch(/^\d{2}\.\d{1,6}$/);
  });

  it.each([true, false])(
    'is dragged on Google, which stays where it is: newer pins: %s',
    async (hasMapId) => {
      const { onEach } = pick(fakeMaps({ hasMapId }), strumica);
      const map = await screen.findByRole('region', { name: 'Where it is' });
      const centre = map.getAttribute('data-center');
      fireEvent(
        await pin(),
        new CustomEvent('fake-drag', { detail: { lat: 41.41234567, lng: 22.7 } }),
      );
      expect(onEach).toHaveBeenLastCalledWith({ lat: 41.412346, lng: 22.7 });
      expect(map.getAttribute('data-center')).toBe(centre);
      expect((await pin()).getAttribute('data-position')).toBe('41.412346,22.7');
    },
  );
});
