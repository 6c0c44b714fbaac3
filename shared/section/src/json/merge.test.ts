import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedPaths, valueAt, withValueAt } from './changed-paths.ts';
import { mergePatch } from './merge-patch.ts';
import { mergeThreeWays } from './merge-three-ways.ts';
import { isObject, isSame, type JsonObject } from '@pazar/ui/parts/same-value';

/** RFC 7396, section 2, as the server applies it. */
function applied(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const result: Record<string, unknown> = { ...(isObject(target) && target) };
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = applied(result[key], value);
  }
  return result;
}

/** A merge patch cannot distinguish null from absent, and neither can the expected value. */
function withoutNulls(value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== null && member !== undefined)
      .map(([key, member]) => [key, withoutNulls(member)]),
  );
}

const asObject = (value: unknown) => (isObject(value) ? value : {});

/** A sent whole replaces the old one; an unsent one stays. */
const wholesOf = (sent: JsonObject, from: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, value === undefined ? from[name] : value]),
  );

const key = fc.constantFrom('name', 'price', 'tags', 'mk', 'en');
const leaf = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('a', 'b', null));
const inner = fc.dictionary(key, leaf, { maxKeys: 3 });
const record: fc.Arbitrary<JsonObject> = fc.dictionary(
  key,
  fc.oneof(leaf, fc.array(leaf, { maxLength: 2 }), inner),
  { maxKeys: 5 },
);
const check = (property: fc.IProperty<unknown[]> | fc.IProperty<[JsonObject, JsonObject]>) =>
  fc.assert(property as fc.IProperty<unknown>);

describe('mergePatch', () => {
  it('makes the one record out of the other where it is applied', () => {
    check(
      fc.property(record, record, (from, to) => {
        const made = applied(from, mergePatch(from, to));
        expect(withoutNulls(made)).toEqual(withoutNulls(to));
      }),
    );
  });

  it('is empty for two records that say the same, and only then', () => {
    check(
      fc.property(record, record, (from, to) => {
        const isEmpty = Object.keys(mergePatch(from, to)).length === 0;
        expect(isEmpty).toBe(isSame(from, to));
      }),
    );
  });

  it('sends the one language that was changed, and a list as a whole', () => {
    const from = { name: { mk: 'Домат', en: 'Tomato' }, tags: ['a', 'b'], note: 'x', vat: 5 };
    const to = { name: { mk: 'Домат', en: 'Tomatoes' }, tags: ['b'], note: undefined, vat: 5 };
    expect(mergePatch(from, to)).toEqual({ name: { en: 'Tomatoes' }, tags: ['b'], note: null });
  });
});

describe('mergePatch with wholes', () => {
  it('sends each of them entirely or not at all, and makes the one record out of the other', () => {
    check(
      fc.property(record, record, (from, to) => {
        const patch = mergePatch(from, to, ['name', 'price']);
        for (const whole of ['name', 'price']) {
          const sent = whole in patch ? patch[whole] : from[whole];
          expect(isSame(sent ?? undefined, to[whole] ?? undefined)).toBe(true);
        }
        const { name, price, ...members } = patch;
        const made = { ...asObject(applied(from, members)), ...wholesOf({ name, price }, from) };
        expect(withoutNulls(made)).toEqual(withoutNulls(to));
      }),
    );
  });

  it('sends one kind of several as a whole, at any depth', () => {
    const from = { rule: { type: 'PERCENT', percent: 5 }, at: { area: { km: 1, from: 'A' } } };
    const to = { rule: { type: 'AMOUNT', minor: 500 }, at: { area: { km: 2, from: 'A' } } };
    expect(mergePatch(from, to, ['rule', 'at.area'])).toEqual({
      rule: { type: 'AMOUNT', minor: 500 },
      at: { area: { km: 2, from: 'A' } },
    });
  });
});

describe('changedPaths', () => {
  it('names every place that makes the difference, and no other', () => {
    check(
      fc.property(record, record, (from, to) => {
        const made = changedPaths(from, to).reduce<unknown>(
          (before, path) => withValueAt(before, path, valueAt(to, path)),
          from,
        );
        expect(isSame(made, to)).toBe(true);
      }),
    );
  });

  it('reaches into rows of a list', () => {
    const packs = { packs: [{ price: 1 }, { price: 2 }] };
    expect(valueAt(packs, 'packs.1.price')).toBe(2);
    expect(withValueAt(packs, 'packs.1.price', 3)).toEqual({ packs: [{ price: 1 }, { price: 3 }] });
  });
});

describe('mergeThreeWays', () => {
  it('takes the one change where the other changed nothing', () => {
    check(
      fc.property(record, record, (base, changed) => {
        const mine = mergeThreeWays({ base, mine: changed, theirs: base });
        const theirs = mergeThreeWays({ base, mine: base, theirs: changed });
        expect([mine.conflicts, theirs.conflicts]).toEqual([[], []]);
        expect(isSame(mine.merged, changed) && isSame(theirs.merged, changed)).toBe(true);
      }),
    );
  });

  it('does not contradict itself when both changed the same', () => {
    check(
      fc.property(record, record, (base, changed) => {
        const { merged, conflicts } = mergeThreeWays({ base, mine: changed, theirs: changed });
        expect(conflicts).toEqual([]);
        expect(isSame(merged, changed)).toBe(true);
      }),
    );
  });

  it('loses nothing that I changed, and nothing of theirs that I left alone', () => {
    fc.assert(
      fc.property(record, record, record, (base, mine, theirs) => {
        const { merged, conflicts } = mergeThreeWays({ base, mine, theirs });
        for (const path of changedPaths(base, mine)) {
          if (conflicts.some((conflict) => path.startsWith(conflict))) continue;
          expect(isSame(valueAt(merged, path), valueAt(mine, path))).toBe(true);
        }
        const left = changedPaths(base, theirs).filter((path) =>
          isSame(valueAt(base, path), valueAt(mine, path)),
        );
        for (const path of left) {
          if (conflicts.some((conflict) => path.startsWith(conflict))) continue;
          expect(isSame(valueAt(merged, path), valueAt(theirs, path))).toBe(true);
        }
      }),
    );
  });

  it('never mixes two sides in a whole', () => {
    fc.assert(
      fc.property(record, record, record, (base, mine, theirs) => {
        const { merged } = mergeThreeWays({ base, mine, theirs }, ['name', 'tags']);
        for (const whole of ['name', 'tags']) {
          const value = valueAt(merged, whole);
          expect([mine, theirs].some((side) => isSame(value, side[whole]))).toBe(true);
        }
      }),
    );
  });

  it('asks once about a whole that both changed, and merges what is around it', () => {
    const base = { hours: { monday: ['08-12'], friday: ['08-12'] }, phone: '1' };
    const mine = { hours: { monday: ['07-12'], friday: ['08-12'] }, phone: '1' };
    const theirs = { hours: { monday: ['08-12'], friday: [] }, phone: '2' };
    expect(mergeThreeWays({ base, mine, theirs }, ['hours'])).toEqual({
      merged: { hours: mine.hours, phone: '2' },
      conflicts: ['hours'],
    });
  });

  it('asks about a language that both changed, not about the other one', () => {
    const base = { name: { mk: 'Домат', en: 'Tomato' }, price: 1 };
    const mine = { name: { mk: 'Домати', en: 'Tomatoes' }, price: 1 };
    const theirs = { name: { mk: 'Домат', en: 'Red tomato' }, price: 2 };
    const { merged, conflicts } = mergeThreeWays({ base, mine, theirs });
    expect(conflicts).toEqual(['name.en']);
    expect(merged).toEqual({ name: { mk: 'Домати', en: 'Tomatoes' }, price: 2 });
  });
});
