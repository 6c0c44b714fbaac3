import { fakeGoogle } from '@pazar/testing/fake-google';
import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { googleMapWith, mapComponents } from './google-map.tsx';

const Map = googleMapWith(undefined);
const { Polygon, Circle, Polyline, Marker } = mapComponents;

const corner = { lat: 41.4, lng: 22.6 };
const strumica = { lat: 41.4379, lng: 22.6411 };
const look = { clickable: false };
const outline = [[corner, strumica, { lat: 41.5, lng: 22.7 }]];
const line = [corner, strumica];
const named = { title: 'The stall', clickable: true, draggable: true };

it('draws shapes and pins of the library, whose presses and drags reach their owner', async () => {
  vi.stubGlobal('google', fakeGoogle());
  const onClick = vi.fn<() => void>();
  const onDrag = vi.fn<(at: unknown) => void>();
  const view = render(
    <StrictMode>
      <Map label="My places">
        <Polygon paths={outline} options={look} />
        <Circle center={strumica} radius={20_000} options={look} />
        <Polyline path={line} options={look} />
        <Marker
          position={strumica}
          options={named}
          onClick={onClick}
          onDrag={({ latLng }) => onDrag(latLng?.toJSON())}
        />
      </Map>
    </StrictMode>,
  );
  const pin = await screen.findByRole('button', { name: 'The stall' });
  const shapes = [...screen.getByRole('region').querySelectorAll('[data-shape]')];

  expect(shapes.map((shape) => shape.getAttribute('data-shape'))).toEqual([
    'polygon',
    'circle',
    'polyline',
  ]);
  expect(shapes.map((shape) => shape.getAttribute('data-clickable'))).toEqual(
    Array(3).fill('false'),
  );
  expect(shapes[1]?.getAttribute('data-radius')).toBe('20000');

  fireEvent.click(pin);
  expect(onClick).toHaveBeenCalledOnce();
  fireEvent(pin, new CustomEvent('fake-drag', { detail: corner }));
  expect(onDrag).toHaveBeenCalledExactlyOnceWith(corner);

  view.rerender(<Map label="My places" />);
  expect(screen.queryByRole('button', { name: 'The stall' })).toBeNull();
});
