import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAgentStorage } from '../page-state/agent-storage.ts';
import { createKeptReads, createShownAnswers } from './kept-reads.ts';

const list = '/v1/products?limit=25';
const reads = [list, '/v1/products/{id}', '/v1/management/agents', '/v1/account'];

function open(agent = 'ana') {
  const storage = createAgentStorage(localStorage);
  const shown = createShownAnswers();
  return {
    shown,
    storage,
    kept: createKeptReads({ drafts: storage.draftsOf(agent), reads, shown }),
  };
}

beforeEach(() => {
  localStorage.clear();
  // jsdom has no idle time: what is kept is kept at once.
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
});

describe('The lists that an agent has seen last', () => {
  it('are there for the next page, with any filter of a declared list, and say since when', () => {
    vi.setSystemTime('2026-11-28T10:00:00.000Z');
    const { kept } = open();
    kept.keep(list, { items: [1] });
    kept.keep('/v1/products?q=ajvar', { items: [2] });
    kept.keep('/v1/reference/crops', ['leek']);
    const { kept: next, shown } = open();
    expect(next.find(list)).toEqual({ items: [1] });
    expect(next.find('/v1/products?q=ajvar')).toEqual({ items: [2] });
    expect(next.find('/v1/reference/crops')).toEqual(['leek']);
    expect(shown.getState().get(list)).toBe('2026-11-28T10:00:00.000Z');
    next.keep(list, { items: [3] });
    expect([...shown.getState().keys()]).not.toContain(list);
    vi.useRealTimers();
  });

  it('have no record in them, no data of other people, and no answer that nobody declares', () => {
    const { kept } = open();
    for (const address of [
      '/v1/products/1',
      '/v1/account',
      '/v1/productsx',
      '/v1/management/agents',
    ]) {
      kept.keep(address, { secret: 1 });
      expect(kept.find(address)).toBeUndefined();
    }
    expect(localStorage).toHaveLength(0);
  });

  it('are of this agent alone, and gone when the agent signs out', () => {
    const { kept, storage } = open();
    kept.keep(list, 1);
    expect(open('boris').kept.find(list)).toBeUndefined();
    storage.forget('ana');
    expect(open().kept.find(list)).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('are at most 16, none of them long', () => {
    const { kept } = open();
    for (let page = 0; page < 18; page += 1) kept.keep(`/v1/products?page=${page}`, page);
    expect(kept.find('/v1/products?page=1')).toBeUndefined();
    expect(kept.find('/v1/products?page=2')).toBe(2);
    kept.keep('/v1/products?page=2', 'x'.repeat(40_001));
    expect(kept.find('/v1/products?page=2')).toBeUndefined();
  });
});
