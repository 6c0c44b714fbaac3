import { renderInShell } from '@pazar/testing/render-in-shell';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import type { MapPin, MapProps } from './map-content.ts';
import { Sketch } from './sketch.tsx';

// Without a screen the map is 640 by 400 pixels.
const strumica = { lat: 41.4379, lng: 22.6411 };
const skopje = { lat: 41.9961, lng: 21.4316 };
const pins: MapPin[] = [
  { key: 'stall', position: strumica, label: '1: Stall', mark: '1' },
  { key: 'farm', position: { lat: 41.4379, lng: 22.6441 }, label: '2: Farm', mark: '2' },
  { key: 'shop', position: skopje, label: '3: Shop', mark: '3' },
];

function show(props: Partial<MapProps> = {}, locale: 'en' | 'mk' = 'en') {
  const element = <Sketch label="My places" {...props} />;
  return renderInShell([{ path: '/', element }], { at: '/', locale });
}

const surface = () => screen.getByRole('application', { name: 'My places' });
const list = () => screen.getByRole('list', { name: 'Locations on the map' });
const pinNames = () =>
  within(list())
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));

/** Presses the map at a point; a press has a start and an end. */
function pressAt(clientX: number, clientY: number): void {
  const pointer = { button: 0, pointerId: 1, clientX, clientY };
  fireEvent.pointerDown(surface(), pointer);
  fireEvent.pointerUp(surface(), pointer);
}

describe('Sketch', () => {
  it('says to screen readers what is on it and how to move it', async () => {
    const { container } = show({
      pins,
      areas: [{ code: 'MK-410', tone: 'info' }],
      onSelect: () => undefined,
    });
    screen.getByRole('application', {
      description:
        'A map of the municipalities with 3 locations. In colour: Strumica. The arrow keys move it, plus and minus zoom, 0 shows everything.',
    });
    await expectAccessible(container);
  });

  it('draws and says the same in Macedonian', async () => {
    show({ areas: [{ code: 'MK-410', tone: 'info' }] }, 'mk');
    screen.getByRole('application', {
      description: /Мапа на општините со 0 локации\. Обоени: Струмица\./,
    });
    await within(surface()).findByText('Струмица');
    expect(within(surface()).getAllByText('Муртино')).toHaveLength(1);
  });

  it('leaves the buttons free of pins, also of pins that are drawn as one', () => {
    const corner = { lat: 40.9, lng: 22.95 };
    const near = { lat: 40.9, lng: 22.955 };
    const west = { lat: 42.3, lng: 20.5 };
    show({
      pins: [corner, near, west].map((position, index) => ({
        key: String(index),
        position,
        label: `Place ${index + 1}`,
        mark: String(index + 10),
      })),
    });
    const group = screen.getByRole('button', { name: /^10 · 11/ }).closest('li');
    const [, left = ''] = /left: ([\d.]+)%/.exec(group?.getAttribute('style') ?? '') ?? [];
    // The group is 61 pixels wide, the buttons 56 with their margin.
    expect((Number(left) / 100) * 640 + 61 / 2).toBeLessThan(640 - 56);
  });

  it('chooses a pin, and takes the choice back at the second press', async () => {
    function Chosen() {
      const [selected, setSelected] = useState<string | null>(null);
      return <Sketch label="My places" pins={pins} selected={selected} onSelect={setSelected} />;
    }
    const { user } = renderInShell([{ path: '/', element: <Chosen /> }], { at: '/' });
    const shop = () => screen.getByRole('button', { name: '3: Shop' });
    await user.click(shop());
    expect(shop().getAttribute('aria-pressed')).toBe('true');
    await user.keyboard('{Enter}');
    expect(shop().getAttribute('aria-pressed')).toBe('false');
  });

  it('says which pin the pointer or the focus is on', async () => {
    const onHover = vi.fn<(key: string | null) => void>();
    const { user } = show({ pins, onSelect: () => undefined, onHover });
    await user.hover(screen.getByRole('button', { name: '3: Shop' }));
    expect(onHover).toHaveBeenLastCalledWith('shop');
    await user.unhover(screen.getByRole('button', { name: '3: Shop' }));
    expect(onHover).toHaveBeenLastCalledWith(null);
  });

  it('draws pins that would lie on each other as one, and opens it until they are apart', async () => {
    const { user } = show({ pins, onSelect: () => undefined });
    expect(pinNames()).toEqual(['1 · 2: 2 locations: 1: Stall and 2: Farm. Zoom in', '3: Shop']);
    for (
      let turn = 0;
      turn < 12 && screen.queryByRole('button', { name: '2: Farm' }) === null;
      turn += 1
    ) {
      await user.click(screen.getByRole('button', { name: /2 locations/ }));
    }
    expect(pinNames()).toEqual(['1: Stall', '2: Farm', '3: Shop']);
  });

  it('spreads pins of one and the same place', async () => {
    const together = pins.map((pin) => ({ ...pin, position: strumica }));
    const { user } = show({ pins: together, onSelect: () => undefined });
    await user.click(screen.getByRole('button', { name: /3 locations/ }));
    expect(pinNames()).toEqual(['1: Stall', '2: Farm', '3: Shop']);
  });

  it('names pins that are only shown', () => {
    show({ pins: [{ key: 'farm', position: strumica, label: 'The farm' }] });
    within(list()).getByRole('img', { name: 'The farm' });
    expect(within(list()).queryByRole('button')).toBeNull();
  });

  it('answers which municipality was pressed, and nothing outside the country', () => {
    const onChooseArea = vi.fn<(code: string) => void>();
    show({ areas: [{ code: 'MK-410', tone: 'info' }], onChooseArea });
    pressAt(300, 200);
    expect(onChooseArea).toHaveBeenLastCalledWith('MK-410');
    pressAt(630, 390);
    expect(onChooseArea).toHaveBeenCalledOnce();
  });

  it('takes a drag for a move, not for a press', () => {
    const onChooseArea = vi.fn<(code: string) => void>();
    show({ onChooseArea });
    fireEvent.pointerDown(surface(), { button: 0, pointerId: 1, clientX: 300, clientY: 200 });
    fireEvent.pointerMove(surface(), { button: 0, pointerId: 1, clientX: 360, clientY: 200 });
    fireEvent.pointerUp(surface(), { button: 0, pointerId: 1, clientX: 360, clientY: 200 });
    expect(onChooseArea).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Show everything' }).ariaDisabled).toBe('false');
  });

  it('chooses by keys alone: arrows move the map, Enter takes what is in the middle', async () => {
    const onChooseArea = vi.fn<(code: string) => void>();
    const { user } = show({ areas: [{ code: 'MK-410', tone: 'info' }], onChooseArea });
    surface().focus();
    await user.keyboard('{Enter}');
    expect(onChooseArea).toHaveBeenLastCalledWith('MK-410');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('status').textContent).toBe('Vasilevo');
    await user.keyboard('{Enter}');
    expect(onChooseArea).toHaveBeenLastCalledWith('MK-404');
  });

  it('zooms by buttons and keys, and shows everything again', async () => {
    const { user } = show();
    const [zoomIn, zoomOut, all] = ['Zoom in', 'Zoom out', 'Show everything'].map((name) =>
      screen.getByRole('button', { name }),
    );
    const scaleOf = () => screen.getByText(/km$/).textContent;
    const before = scaleOf();
    expect(all?.getAttribute('aria-disabled')).toBe('true');
    for (let turn = 0; turn < 3; turn += 1) if (zoomIn) await user.click(zoomIn);
    expect(scaleOf()).not.toBe(before);
    if (all) await user.click(all);
    expect(scaleOf()).toBe(before);
    surface().focus();
    await user.keyboard('+++-');
    expect(scaleOf()).not.toBe(before);
    await user.keyboard('0');
    expect(scaleOf()).toBe(before);
    for (let turn = 0; turn < 9; turn += 1) if (zoomOut) await user.click(zoomOut);
    expect(zoomOut?.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(zoomOut);
  });

  it('goes to a pin that is chosen elsewhere', async () => {
    function Elsewhere() {
      const [selected, setSelected] = useState<string | null>(null);
      return (
        <>
          <button onClick={() => setSelected('shop')}>Choose the shop</button>
          <Sketch label="My places" pins={pins} selected={selected} onSelect={setSelected} />
        </>
      );
    }
    const { user } = renderInShell([{ path: '/', element: <Elsewhere /> }], { at: '/' });
    await user.click(screen.getByRole('button', { name: /2 locations/ }));
    const place = () => screen.getByRole('button', { name: '3: Shop' }).closest('li')?.style.left;
    expect(Number.parseFloat(place() ?? '')).toBeLessThan(0);
    await user.click(screen.getByRole('button', { name: 'Choose the shop' }));
    expect(Number.parseFloat(place() ?? '')).toBeCloseTo(50, 3);
  });
});

describe('A lone place', () => {
  it('is shown in its municipality, by whose name and borders it is found', () => {
    show({ pins: [{ key: 'farm', position: strumica, label: 'The farm' }] });
    expect(surface().textContent).toContain('Strumica');
  });
});

describe('A pin that can be moved', () => {
  function renderMovable() {
    const moves: { lat: number; lng: number }[] = [];
    function Movable() {
      const [position, setPosition] = useState(strumica);
      const onMove = (next: typeof strumica) => {
        moves.push(next);
        setPosition(next);
      };
      return (
        <Sketch label="My places" movable={{ position, onMove, label: 'The pin of the farm' }} />
      );
    }
    const { user, container } = renderInShell([{ path: '/', element: <Movable /> }], { at: '/' });
    return {
      user,
      container,
      moves,
      pin: () => screen.getByRole('button', { name: 'The pin of the farm' }),
    };
  }

  it('goes where the arrow keys send it, in finer steps with Shift', async () => {
    const { user, moves, pin, container } = renderMovable();
    pin().focus();
    await user.keyboard('{ArrowUp}');
    await user.keyboard('{ArrowRight}');
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    const [north, east, west] = moves;
    expect(north?.lat).toBeGreaterThan(strumica.lat);
    expect(north?.lng).toBe(strumica.lng);
    expect(east?.lng).toBeGreaterThan(strumica.lng);
    const [coarse, fine] = [(east?.lng ?? 0) - strumica.lng, (east?.lng ?? 0) - (west?.lng ?? 0)];
    expect(coarse / fine).toBeCloseTo(10, 1);
    expect(screen.getByRole('status').textContent).toMatch(/^41\.\d{6}, 22\.\d{6}, Strumica$/);
    await expectAccessible(container);
  });

  it('follows the pointer, and keeps its distance from it', () => {
    const { moves, pin } = renderMovable();
    fireEvent.pointerDown(pin(), { button: 0, pointerId: 1, clientX: 320, clientY: 210 });
    expect(moves).toEqual([]);
    fireEvent.pointerMove(pin(), { pointerId: 1, clientX: 350, clientY: 210 });
    fireEvent.pointerUp(pin(), { pointerId: 1, clientX: 350, clientY: 210 });
    fireEvent.pointerMove(pin(), { pointerId: 1, clientX: 500, clientY: 210 });
    expect(moves).toHaveLength(1);
    expect(moves[0]?.lat).toBeCloseTo(strumica.lat, 5);
    expect(moves[0]?.lng).toBeGreaterThan(strumica.lng + 0.01);
  });
});
