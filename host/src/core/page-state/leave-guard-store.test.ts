import { describe, expect, it, vi } from 'vitest';
import { createLeaveGuard } from './leave-guard-store.ts';

/** Whether the browser would ask before it closes the tab. */
function isTabHeld(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

const answers = (mayLeave: boolean) =>
  vi.fn<(message: string | undefined) => Promise<boolean>>(() => Promise.resolve(mayLeave));

describe('createLeaveGuard', () => {
  it('lets the agent go without a question while nothing is unsaved', async () => {
    const ask = answers(false);
    const guard = createLeaveGuard(ask);
    guard.hold()();
    await expect(guard.mayLeave()).resolves.toBe(true);
    expect(ask).not.toHaveBeenCalled();
    expect(isTabHeld()).toBe(false);
  });

  it('keeps the agent, the tab and what is unsaved when the answer is no', async () => {
    const ask = answers(false);
    const guard = createLeaveGuard(ask);
    const release = guard.hold();
    await expect(guard.mayLeave()).resolves.toBe(false);
    expect(guard.isHeld()).toBe(true);
    expect(isTabHeld()).toBe(true);
    release();
    expect(isTabHeld()).toBe(false);
  });

  it('asks once for all that is unsaved, then never again', async () => {
    const ask = answers(true);
    const guard = createLeaveGuard(ask);
    const releases = [guard.hold('First?'), guard.hold('Second?')];
    const both = await Promise.all([guard.mayLeave(), guard.mayLeave()]);
    expect(both).toEqual([true, true]);
    expect(ask.mock.calls).toEqual([['Second?']]);
    expect(guard.isHeld()).toBe(false);
    expect(isTabHeld()).toBe(false);
    for (const release of releases) release();
    await expect(guard.mayLeave()).resolves.toBe(true);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('asks the question of what ends the page, in place of the form', async () => {
    const ask = answers(true);
    const guard = createLeaveGuard(ask);
    guard.hold('Of the form?');
    await guard.mayLeave('Of the recall?');
    expect(ask.mock.calls).toEqual([['Of the recall?']]);
  });

  it('reports to a form that its data may be dropped, and only then', async () => {
    let mayLeave = false;
    const onDiscard = vi.fn<() => void>();
    const guard = createLeaveGuard(() => Promise.resolve(mayLeave));
    guard.hold(undefined, onDiscard);
    await guard.mayLeave();
    expect(onDiscard).not.toHaveBeenCalled();
    mayLeave = true;
    await guard.mayLeave();
    await guard.mayLeave();
    expect(onDiscard).toHaveBeenCalledOnce();
  });

  it('keeps asking for one form when another is saved', () => {
    const guard = createLeaveGuard(answers(true));
    const releases = [guard.hold(), guard.hold()] as const;
    releases[0]();
    releases[0]();
    expect(guard.isHeld()).toBe(true);
    expect(isTabHeld()).toBe(true);
    releases[1]();
    expect(guard.isHeld()).toBe(false);
  });

  it('asks before another tab loses what is unsaved there', async () => {
    const held: { name: string }[] = [];
    const request = async (name: string, work: () => Promise<void>) => {
      held.push({ name });
      await work();
      held.splice(held.findIndex((lock) => lock.name === name));
    };
    vi.stubGlobal('navigator', { locks: { request, query: () => Promise.resolve({ held }) } });
    const ask = answers(false);
    const guard = createLeaveGuard(ask);
    const release = guard.hold();
    expect(held).toHaveLength(1);
    // The question about unsaved data of this tab was asked before.
    await expect(guard.mayEndOthers('There?')).resolves.toBe(true);
    const there = { name: `${held[0]?.name}0` };
    release();
    await vi.waitFor(() => expect(held).toEqual([]));
    held.push(there);
    await expect(guard.mayEndOthers('There?')).resolves.toBe(false);
    expect(ask.mock.calls).toEqual([['There?']]);
  });
});
