import type { Notify } from '@pazar/shell/notify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLeaveGuard } from '../core/page-state/leave-guard-store.ts';
import { followLocale } from './follow-locale.ts';

const reload = vi.fn<() => void>();
const changeLocale = vi.fn<(locale: string) => Promise<void>>(() => Promise.resolve());
const notify = vi.fn<Notify>();
const leaveGuard = createLeaveGuard(() => Promise.resolve(false));

beforeEach(() => {
  vi.clearAllMocks();
  document.body.replaceChildren();
  vi.stubGlobal('location', { reload, origin: location.origin });
});
afterEach(() => vi.unstubAllGlobals());

/** Another tab stores the language. */
function chooseElsewhere(locale: string): void {
  localStorage.setItem('locale', locale);
  window.dispatchEvent(new StorageEvent('storage', { key: 'locale', newValue: locale }));
}

// One page for all tests: its listeners live as long as it does.
followLocale({ locale: 'en', changeLocale, leaveGuard, notify });

describe('A language that another tab chooses', () => {
  it('reloads this page, too', () => {
    chooseElsewhere('mk');
    expect(reload).toHaveBeenCalledOnce();
    expect(notify).not.toHaveBeenCalled();
  });

  it('changes nothing when it is that of this page', () => {
    chooseElsewhere('en');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves unsaved work alone, and offers the change', () => {
    const release = leaveGuard.hold();
    chooseElsewhere('mk');
    release();
    expect(reload).not.toHaveBeenCalled();
    const [[text, options] = []] = notify.mock.calls;
    expect(text).toEqual({ key: 'language.elsewhere' });
    expect(changeLocale).not.toHaveBeenCalled();
    options?.action?.onAction();
    expect(changeLocale).toHaveBeenCalledWith('mk');
  });

  it('leaves a page alone on which somebody is logging in', () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.value = 'producer';
    chooseElsewhere('mk');
    expect(reload).not.toHaveBeenCalled();
    expect(notify).toHaveBeenCalledOnce();
  });

  it('reaches a page that comes back from the back-forward cache', () => {
    localStorage.setItem('locale', 'mk');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(reload).not.toHaveBeenCalled();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(reload).toHaveBeenCalledOnce();
  });
});
