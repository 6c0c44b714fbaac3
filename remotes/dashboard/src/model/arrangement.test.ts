import { describe, expect, it } from 'vitest';
import { arrangedPanels, isHidden, moveBetween, withHidden, withMove } from './arrangement.ts';

const seller = { sells: true, manages: false };
const toTheFront = { key: 'season', after: null } as const;
const none = { order: [], hidden: [] };
const keys = (order: string[]) => arrangedPanels(seller, { ...none, order }).map(({ key }) => key);

describe('An arrangement', () => {
  it('has the panels of the role alone', () => {
    expect(keys([])).toContain('toDo');
    expect(keys([])).not.toContain('waiting');
    const consumer = arrangedPanels({ sells: false, manages: false }, none);
    expect(consumer.map(({ key }) => key)).toEqual(['application']);
  });

  it('puts a panel that came later behind the one it follows, and drops what it does not know', () => {
    const order = keys([]).filter((key) => key !== 'figures');
    expect(keys(['weather', ...order])).toEqual(keys([]));
    const chosen = keys(['season', 'season', 'checklist']);
    expect(chosen.slice(0, 2)).toEqual(['season', 'outflow']);
    expect(chosen.toSorted()).toEqual(keys([]).toSorted());
  });

  it('changes one panel and keeps what another tab has done to the others', () => {
    const hidden = withHidden({ ...none, hidden: ['season'] }, 'figures', true);
    expect(hidden.hidden).toEqual(['season', 'figures']);
    expect(isHidden(withHidden(hidden, 'season', false), 'season')).toBe(false);
  });

  it('moves one panel and keeps the moves of another tab, and keys of another role or version', () => {
    const other = withMove(
      seller,
      { order: ['waiting', 'weather'], hidden: ['season'] },
      toTheFront,
    );
    expect(other.order.slice(0, 2)).toEqual(['season', 'checklist']);
    expect(other.order.slice(-2)).toEqual(['waiting', 'weather']);
    expect(other.hidden).toEqual(['season']);
    const both = withMove(seller, other, { key: 'toDo', after: 'outflowByDay' });
    expect(both.order.slice(0, 4)).toEqual(['season', 'checklist', 'outflowByDay', 'toDo']);
  });

  it.each([
    [['toDo', 'figures', 'season'], ['season', 'toDo', 'figures'], toTheFront],
    [
      ['toDo', 'figures', 'season'],
      ['figures', 'season', 'toDo'],
      { key: 'toDo', after: 'season' },
    ],
    [['toDo', 'figures'], ['toDo', 'figures'], null],
    [['toDo', 'figures', 'season'], ['season', 'figures', 'toDo'], null],
  ] as const)('finds the one move from %j to %j', (before, now, move) => {
    expect(moveBetween(before, now)).toEqual(move);
  });
});
