import type { NotifyText } from '@pazar/shell/notify';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import { toast } from 'react-toastify/unstyled';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aBuild, aRoute } from '../../test/discovery.ts';
import { expectReport, silence } from '../../test/expect-report.ts';
import { fakeHost } from '../../test/render-in-host.tsx';
import { createNotifier, sectionErrorNotice } from './lazy-overlays.ts';

const produce = aRoute({
  path: 'produce',
  labelKey: 'sidebar.harvest',
  label: { en: 'Harvest', mk: 'Берба' },
});
const catalog = aBuild('catalog', [aRoute(), produce]);
let messages: NotifyText[];

function notice(locale: 'en' | 'mk' = 'en') {
  const { i18n } = fakeHost({ locale });
  return sectionErrorNotice({ i18n, locale, notify: (message) => void messages.push(message) });
}

beforeEach(() => {
  messages = [];
  vi.stubGlobal('location', { pathname: '/product' });
});
// Another file may read the address before its first test.
afterEach(() => vi.unstubAllGlobals());

describe('createNotifier', () => {
  it('shows a text or its key, and an action by either, with the values of the key', async () => {
    const { i18n } = fakeHost();
    i18n.addResourceBundle('en', 'catalog', { said: '{name} is saved', again: 'Undo {count}' });
    const notify = createNotifier(i18n);
    const onAction = vi.fn<() => void>();

    const label = { key: 'catalog:again', values: { count: 2 } };
    const saved = { key: 'catalog:said', values: { name: 'Ajvar' } };
    notify(saved, { action: { label, onAction } });
    await screen.findByText('Ajvar is saved');
    await userEvent.click(screen.getByRole('button', { name: 'Undo 2' }));
    expect(onAction).toHaveBeenCalledOnce();

    notify('Nothing {here} is a key', { action: { label: 'Retry', onAction } });
    await screen.findByText('Nothing {here} is a key');
    screen.getByRole('button', { name: 'Retry' });

    notify({ key: 'session.signOut' });
    await screen.findByText('Log out');
  });

  it('shows what follows a message of a section that throws while it is drawn', async () => {
    function Broken(): never {
      throw new Error('The message of a section broke');
    }
    // The region of the test before left the page with it.
    vi.resetModules();
    const notify = createNotifier(fakeHost().i18n);
    notify('The harvest is open');
    await screen.findByText('The harvest is open');

    silence('error');
    toast(createElement(Broken));
    await expect.poll(() => vi.mocked(console.error).mock.calls).not.toEqual([]);
    expectReport('error', 'The message of a section broke');

    notify('The harvest is stored');
    await screen.findByText('The harvest is stored');
  });
});

describe('A message before its code has loaded', () => {
  it('is shown after the tries that fail, once and in its turn', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    silence('error');
    const shown: string[] = [];
    const show = ({ message }: { message: string }) => shown.push(message);
    let tries = 0;
    const notify = createNotifier(fakeHost().i18n, () => {
      tries += 1;
      if (tries < 4) return Promise.reject(new Error('ChunkLoadError'));
      return Promise.resolve({ mountToasts: () => Promise.resolve(show) });
    });

    notify('During the start');
    notify('During the first rendering');
    await vi.advanceTimersByTimeAsync(500 + 1000);
    expect([tries, shown]).toEqual([3, []]);
    notify('After it');
    await vi.advanceTimersByTimeAsync(2000);

    expect(shown).toEqual(['During the start', 'During the first rendering', 'After it']);
    expectReport('error', 'Messages wait until their code loads');
  });
});

describe('sectionErrorNotice', () => {
  it('names the page of the section that is open, or its first', () => {
    vi.stubGlobal('location', { pathname: '/produce/7' });
    notice()(catalog);
    vi.stubGlobal('location', { pathname: '/dashboard' });
    notice()(catalog);
    expect(messages).toEqual([
      'Something in Harvest did not work. Try again; if it keeps happening, contact support.',
      'Something in Products did not work. Try again; if it keeps happening, contact support.',
    ]);
  });

  it('speaks the language of the page', () => {
    notice('mk')(catalog);
    expect(messages[0]).toContain('Нешто во делот „Производи“ не успеа.');
  });

  it('says so once a minute for each section, however often it fails', () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    const report = notice();
    report(catalog);
    report(catalog);
    report(aBuild('account'));
    expect(messages).toHaveLength(2);
    clock.mockReturnValue(61_000);
    report(catalog);
    expect(messages).toHaveLength(3);
  });
});
