import type { NotifyText } from '@pazar/shell/notify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeXhr } from '../../test/fake-xhr.ts';
import { httpOptions } from '../../test/http-options.ts';
import { fakeHost } from '../../test/render-in-host.tsx';
import { aSignedInAgent } from '../../test/sessions.ts';
import { lazyHttp } from '../core/http/lazy-http.ts';
import { takeChosenLocale } from '../core/i18n/stored-locale.ts';
import { createChooseLocale } from './choose-locale.ts';

const reload = vi.fn<() => void>();
let said: NotifyText[];

beforeEach(() => {
  said = [];
  reload.mockClear();
});

afterEach(() => vi.unstubAllGlobals());

/** The choice of a page in English. */
function aPage({ isSignedIn = true, mayLeave = true } = {}) {
  const { session, i18n } = fakeHost();
  if (isSignedIn) session.getState().signIn(aSignedInAgent());
  const http = lazyHttp(httpOptions());
  vi.stubGlobal('location', { reload, href: location.href, origin: location.origin });
  return createChooseLocale({
    locale: 'en',
    session,
    http,
    leaveGuard: { mayLeave: () => Promise.resolve(mayLeave) },
    notify: (message) => void said.push(message),
    i18n,
  });
}

describe('Choosing a language', () => {
  it('reloads the page in it, which knows that it was chosen, once', async () => {
    await aPage().choose('mk');
    expect(localStorage.getItem('locale')).toBe('mk');
    expect(reload).toHaveBeenCalledOnce();
    expect(takeChosenLocale()).toBe(true);
    expect(takeChosenLocale()).toBe(false);
  });

  it('leaves the page to an agent who has something unsaved', async () => {
    await aPage({ mayLeave: false }).choose('mk');
    expect(reload).not.toHaveBeenCalled();
    expect(localStorage.getItem('locale')).toBeNull();
  });

  it('saves the language of the page in the account', async () => {
    const sent = fakeXhr({ status: 200, body: '{"version":3,"locale":"mk"}' });
    await aPage().tellAccount();
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'PATCH']);
    expect(said).toEqual([]);
  });

  it('says when the account could not keep it', async () => {
    fakeXhr('network');
    await aPage().tellAccount();
    expect(said).toEqual([expect.stringContaining('could not be saved in your account')]);
  });

  it('saves nothing for a visitor who is signed out', async () => {
    const sent = fakeXhr();
    await aPage({ isSignedIn: false }).tellAccount();
    expect(sent).toEqual([]);
  });
});
