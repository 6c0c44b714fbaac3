import { describe, expect, it } from 'vitest';
import { defineFields } from './define-fields.ts';

interface Place {
  readonly name: string;
  readonly note: { readonly mk: string | null; readonly en: string | null } | null;
  readonly type: 'FARM' | 'SHOP';
  readonly isOpen: boolean;
  readonly radius: number | null;
  readonly tags: readonly string[];
  readonly days: readonly { readonly date: string; readonly places: number }[];
  readonly address: { readonly line1: string | null; readonly kind: 'HOME' | 'WORK' };
  readonly area: { readonly type: 'NONE' } | { readonly type: 'RADIUS'; readonly km: number };
}

interface Words {
  readonly say: (text: string) => string;
}

const fields = defineFields<Place, Words>({
  name: { empty: '' },
  note: { empty: null },
  type: { empty: 'FARM', show: (type, { say }) => say(type) },
  isOpen: { empty: false, show: (isOpen) => (isOpen ? 'yes' : 'no') },
  radius: { empty: null, showLimit: (limit) => `${limit} km` },
  tags: { empty: [], show: (tags) => tags.join('+') },
  days: {
    empty: [],
    show: (days) => `${days.length} days`,
    rows: { date: {}, places: { showLimit: (limit) => `${limit} places` } },
  },
  address: {
    empty: { line1: null, kind: 'HOME' },
    members: { line1: {}, kind: { show: (kind, { say }) => say(kind) } },
  },
  area: { empty: { type: 'NONE' }, isWhole: true, show: ({ type }) => type },
});

const label = (name: string, member = '') => `${name} ${member}`.trim();
const described = fields.describe(label, { say: (text) => text.toLowerCase() });

const place: Place = {
  name: 'Kavadarci',
  note: null,
  type: 'SHOP',
  isOpen: true,
  radius: 3,
  tags: ['a'],
  days: [],
  address: { line1: 'Main', kind: 'WORK' },
  area: { type: 'RADIUS', km: 5 },
};

describe('defineFields', () => {
  it('has the names in their order, and those that are sent as a whole', () => {
    expect(fields.names).toEqual(Object.keys(place));
    expect(fields.wholes).toEqual(['area']);
  });

  it('makes the values of a new record anew each time', () => {
    expect(fields.empty()).toMatchObject({ name: '', type: 'FARM', area: { type: 'NONE' } });
    expect(fields.empty().tags).not.toBe(fields.empty().tags);
  });

  it('reads from a record what the form holds, and nothing else', () => {
    const row = { ...place, id: 'p1', version: 3 };
    expect(fields.pick(row)).toEqual(place);
  });

  it('describes fields, members and the members of rows, in the order of the table', () => {
    expect(Object.keys(described)).toEqual([
      'name',
      'note',
      'type',
      'isOpen',
      'radius',
      'tags',
      'days',
      'days.*.date',
      'days.*.places',
      'address',
      'address.line1',
      'address.kind',
      'area',
    ]);
    expect(described['days.*.date']?.label).toBe('days date');
    expect(described['address.kind']?.show?.('WORK')).toBe('work');
    expect(described['days.*.places']?.showLimit?.(9)).toBe('9 places');
    expect(described['name']?.show).toBeUndefined();
  });

  it('does not compile without words for what would be raw data', () => {
    const { area, address } = place;
    const refused = [
      // @ts-expect-error: a code says how it is shown
      defineFields<Pick<Place, 'type'>, Words>({ type: { empty: 'FARM' } }),
      // @ts-expect-error: so does a yes or no
      defineFields<Pick<Place, 'isOpen'>, Words>({ isOpen: { empty: false } }),
      // @ts-expect-error: so does a list
      defineFields<Pick<Place, 'tags'>, Words>({ tags: { empty: [] } }),
      // @ts-expect-error: one of several kinds is sent as a whole
      defineFields<Pick<Place, 'area'>, Words>({ area: { empty: area, members: { type: {} } } }),
      // @ts-expect-error: an object is sent as a whole, or names all of its members
      defineFields<Pick<Place, 'address'>, Words>({ address: { empty: address, members: {} } }),
      // @ts-expect-error: what is empty is a value of the field
      defineFields<Pick<Place, 'name'>, Words>({ name: { empty: null } }),
      // @ts-expect-error: every field is in the table
      defineFields<Pick<Place, 'name' | 'radius'>, Words>({ name: { empty: '' } }),
    ];
    expect(refused).toHaveLength(7);
  });
});
