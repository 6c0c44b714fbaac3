import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAgentStorage } from './agent-storage.ts';

const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00.000Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createAgentStorage', () => {
  it('gives an agent back what was kept, also to the next page, and says since when', () => {
    createAgentStorage(localStorage).draftsOf('ana').keep('product:1', { name: 'Ajvar' });
    const draft = createAgentStorage(localStorage).draftsOf('ana').read('product:1');
    expect(draft).toEqual({ keptAt: '2026-11-21T10:00:00.000Z', content: { name: 'Ajvar' } });
  });

  it('shows it to no other agent', () => {
    const store = createAgentStorage(localStorage);
    store.draftsOf('ana').keep('product:1', 1);
    expect(store.draftsOf('boris').read('product:1')).toBeNull();
    store.draftsOf('boris').forget('product:1');
    expect(store.draftsOf('ana').read('product:1')?.content).toBe(1);
  });

  it('forgets one draft, or all of an agent', () => {
    const store = createAgentStorage(localStorage);
    const [ana, boris] = [store.draftsOf('ana'), store.draftsOf('boris')];
    ana.keep('product:1', 1);
    ana.keep('product:2', 2);
    boris.keep('product:1', 3);
    ana.forget('product:1');
    expect([ana.read('product:1'), ana.read('product:2')?.content]).toEqual([null, 2]);
    store.forget('ana');
    expect([ana.read('product:2'), boris.read('product:1')?.content]).toEqual([null, 3]);
  });

  it('brings nothing back from a form that closes after its agent has logged out', () => {
    const store = createAgentStorage(localStorage);
    const open = store.draftsOf('ana');
    store.forget('ana');
    open.keep('product:1', 1);
    expect(localStorage).toHaveLength(0);
    const next = store.draftsOf('ana');
    next.keep('product:1', 2);
    expect(next.read('product:1')?.content).toBe(2);
  });

  it('keeps for a week, then clears away, and leaves alone what is not its own', () => {
    localStorage.setItem('locale', 'mk');
    const store = createAgentStorage(localStorage);
    store.draftsOf('ana').keep('product:1', 1);
    vi.setSystemTime(Date.now() + 6 * day);
    expect(store.draftsOf('ana').read('product:1')?.content).toBe(1);
    vi.setSystemTime(Date.now() + 2 * day);
    expect(store.draftsOf('ana').read('product:1')).toBeNull();
    createAgentStorage(localStorage);
    expect(localStorage).toHaveLength(1);
  });

  it('gives an answer back to its agent alone, until the agent signs out or a week has passed', () => {
    const store = createAgentStorage(localStorage);
    const open = store.answersOf('ana');
    open.write('now', { sold: 3 });
    const next = createAgentStorage(localStorage);
    expect(next.answersOf('ana').read('now')).toEqual({ sold: 3 });
    expect(next.answersOf('boris').read('now')).toBeUndefined();
    expect(next.draftsOf('ana').read('now')).toBeNull();
    store.forget('ana');
    open.write('now', 1);
    expect(localStorage).toHaveLength(0);
    next.answersOf('boris').write('now', 1);
    vi.setSystemTime(Date.now() + 8 * day);
    expect(next.answersOf('boris').read('now')).toBeUndefined();
  });

  it('reads nothing from what is damaged', () => {
    localStorage.setItem('pazar-draft:ana:product:1', '{"keptAt":');
    expect(createAgentStorage(localStorage).draftsOf('ana').read('product:1')).toBeNull();
  });

  it('goes on without a draft where the storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const ana = createAgentStorage(localStorage).draftsOf('ana');
    expect(ana.keep('product:1', 1)).toBe(false);
    expect(ana.read('product:1')).toBeNull();
  });
});
