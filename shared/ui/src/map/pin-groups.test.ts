import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlaps } from './box.ts';
import { groupPins, groupText, isOnePoint, type PlacedPin, spreadPins } from './pin-groups.ts';

const side = 34;

function placed(points: readonly (readonly [number, number])[]): PlacedPin[] {
  return points.map((at, index) => ({
    pin: {
      key: String(index + 1),
      mark: String(index + 1),
      label: '',
      position: { lat: 0, lng: 0 },
    },
    at,
  }));
}

const points = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 400 })),
  { maxLength: 40 },
);

describe('groupPins', () => {
  it('leaves no pin on another, and loses none', () => {
    fc.assert(
      fc.property(points, (at) => {
        const groups = groupPins(placed(at), side);
        for (const [index, one] of groups.entries()) {
          for (const other of groups.slice(index + 1)) {
            expect(overlaps(one.box, other.box)).toBe(false);
          }
        }
        const keys = groups.flatMap(({ pins }) => pins.map(({ pin }) => Number(pin.key)));
        expect(keys.toSorted((one, other) => one - other)).toEqual(at.map((_, index) => index + 1));
      }),
    );
  });

  it('leaves pins alone that have space', () => {
    const groups = groupPins(
      placed([
        [0, 0],
        [100, 0],
        [0, 100],
      ]),
      side,
    );
    expect(groups.map(({ key }) => key)).toEqual(['1', '2', '3']);
  });
});

describe('groupText', () => {
  it.each([
    [2, '1 · 2'],
    [3, '1 · 2 · 3'],
    [6, '1–6'],
  ])('names %s pins that follow each other as %s', (count, text) => {
    expect(groupText(placed(Array.from({ length: count }, () => [0, 0] as const)))).toBe(text);
  });

  it('says that there are more where they do not follow each other', () => {
    const some = placed(Array.from({ length: 6 }, () => [0, 0] as const));
    expect(groupText(some.filter(({ pin }) => pin.key !== '3'))).toBe('1 · 2 · …');
  });

  it('counts pins without marks', () => {
    const plain = placed([
      [0, 0],
      [0, 0],
    ]).map(({ pin: { key, label, position }, at }) => ({ pin: { key, label, position }, at }));
    expect(groupText(plain)).toBe('2');
  });
});

describe('pins of one point', () => {
  it('are spread so that each can be pressed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 30 }), (count) => {
        const together = placed(Array.from({ length: count }, () => [50, 50] as const));
        expect(isOnePoint(together, side, 100)).toBe(true);
        const apart = spreadPins(together, side);
        for (const [index, { at }] of apart.entries()) {
          for (const { at: other } of apart.slice(index + 1)) {
            expect(Math.hypot(at[0] - other[0], at[1] - other[1])).toBeGreaterThanOrEqual(
              side * 0.99,
            );
          }
        }
      }),
    );
    const near = placed([
      [50, 50],
      [53, 50],
    ]);
    expect(isOnePoint(near, side, 10)).toBe(true);
    expect(isOnePoint(near, side, 20)).toBe(false);
  });
});
