import { describe, expect, it, vi } from 'vitest';
import { createMapsStore, startMaps } from './maps-store.ts';

describe('createMapsStore', () => {
  it('has no maps where no key is configured, and asks for nothing', () => {
    const idle = vi.fn<typeof requestIdleCallback>();
    vi.stubGlobal('requestIdleCallback', idle);
    const store = createMapsStore(null);
    startMaps(store, { key: null, locale: 'en' });
    expect(store.getState().state).toBe('absent');
    expect(idle).not.toHaveBeenCalled();
  });

  it('waits until the browser has nothing better to do', () => {
    const idle = vi.fn<typeof requestIdleCallback>();
    vi.stubGlobal('requestIdleCallback', idle);
    const store = createMapsStore('key');
    startMaps(store, { key: 'key', locale: 'en' });
    expect(store.getState().state).toBe('loading');
    expect(idle).toHaveBeenCalledOnce();
    expect(document.querySelectorAll('script')).toHaveLength(0);
  });
});
