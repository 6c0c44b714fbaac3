import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Command, useCommands } from './commands.ts';
import { ShellProvider, type ShellServices } from './context.ts';
import { useDrafts } from './drafts.ts';
import { useHttp } from './http.ts';
import { InfoBar } from './info-bar.tsx';
import { type Unsaved, useLeaveGuard } from './leave-guard.ts';
import { useChangeLocale, useLocale } from './locale.ts';
import { useMaps } from './maps.ts';
import { useNotify } from './notify.ts';
import { useRefreshSession, useViewAgent } from './session.ts';

const unused = () => Promise.reject(new Error('not called'));

const services: ShellServices = {
  http: {
    get: unused,
    download: unused,
    post: unused,
    patch: unused,
    put: unused,
    delete: unused,
    address: (path) => path,
  },
  refreshSession: unused,
  viewAgent: () => undefined,
  locale: 'mk',
  changeLocale: unused,
  notify: () => undefined,
  leaveGuard: { hold: () => () => undefined },
  drafts: { read: () => null, keep: () => undefined, forget: () => undefined },
  commands: { add: () => () => undefined, openHelp: () => undefined },
  maps: { state: 'absent', Map: () => null },
  infoBar: null,
};

function renderIn(shell: ShellServices, children: ReactNode) {
  return render(<ShellProvider value={shell}>{children}</ShellProvider>);
}

afterEach(cleanup);

describe('the hooks of the shell', () => {
  it('hand a section what the shell gave it', () => {
    let seen: unknown;
    function Section() {
      seen = [useHttp(), useLocale(), useNotify(), useMaps(), useDrafts()];
      return null;
    }
    renderIn(services, <Section />);
    const { http, notify, maps, drafts } = services;
    expect(seen).toEqual([http, 'mk', notify, maps, drafts]);
  });

  describe('without a shell', () => {
    beforeEach(() => {
      // React logs a component's error besides throwing it.
      vi.spyOn(console, 'error').mockReturnValue();
    });

    it.each([
      ['useHttp', useHttp],
      ['useLocale', useLocale],
      ['useChangeLocale', useChangeLocale],
      ['useRefreshSession', useRefreshSession],
      ['useViewAgent', useViewAgent],
      ['useNotify', useNotify],
      ['useMaps', useMaps],
      ['useLeaveGuard', () => useLeaveGuard(false)],
      ['useDrafts', useDrafts],
      ['useCommands', () => useCommands([])],
    ])('%s says that a section cannot run alone', (_, useHook) => {
      function Section() {
        useHook();
        return null;
      }
      expect(() => render(<Section />)).toThrow(/No Pazar shell/);
    });
  });
});

describe('useLeaveGuard', () => {
  const held = new Map<number, string | undefined>();
  let next = 0;
  let discard: (() => void) | undefined;
  const leaveGuard = {
    hold(message?: string, onDiscard?: () => void) {
      const key = next;
      next += 1;
      held.set(key, message);
      discard = () => onDiscard?.();
      return () => void held.delete(key);
    },
  };

  beforeEach(() => held.clear());

  function Form({ unsaved }: { unsaved: Unsaved }) {
    const leave = useLeaveGuard(unsaved);
    return (
      <button type="button" onClick={leave}>
        Save and go
      </button>
    );
  }
  const form = (unsaved: Unsaved) => (
    <ShellProvider value={{ ...services, leaveGuard }}>
      <Form unsaved={unsaved} />
    </ShellProvider>
  );
  const holds = () => [...held.values()];

  it('holds while something is unsaved, and no longer', () => {
    const { rerender, unmount } = render(form(false));
    expect(holds()).toEqual([]);
    rerender(form(true));
    expect(holds()).toEqual([undefined]);
    rerender(form({ message: 'Stop the upload?' }));
    expect(holds()).toEqual(['Stop the upload?']);
    rerender(form(false));
    expect(holds()).toEqual([]);
    rerender(form(true));
    unmount();
    expect(holds()).toEqual([]);
  });

  it('holds once for a question that is made anew with every render', () => {
    const { rerender } = render(form({ message: 'Stop?' }));
    const [before] = held.keys();
    rerender(form({ message: 'Stop?' }));
    expect([...held.keys()]).toEqual([before]);
  });

  it('notifies the form when its data may be dropped', () => {
    const onDiscard = vi.fn<() => void>();
    function Discarding() {
      useLeaveGuard(true, onDiscard);
      return null;
    }
    renderIn({ ...services, leaveGuard }, <Discarding />);
    expect(onDiscard).not.toHaveBeenCalled();
    discard?.();
    expect(onDiscard).toHaveBeenCalledOnce();
  });

  it('lets go at once after saving, before the section renders again', () => {
    render(form(true));
    fireEvent.click(screen.getByRole('button'));
    expect(holds()).toEqual([]);
  });
});

describe('useCommands', () => {
  it('offers what the page can do at the moment it is asked, until it is left', () => {
    const lists = new Set<() => readonly Command[]>();
    const commands = {
      add(list: () => readonly Command[]) {
        lists.add(list);
        return () => void lists.delete(list);
      },
      openHelp: () => undefined,
    };
    function Page({ label }: { label: string }) {
      useCommands([{ id: 'new', label, run: () => undefined }]);
      return null;
    }
    const page = (label: string) => (
      <ShellProvider value={{ ...services, commands }}>
        <Page label={label} />
      </ShellProvider>
    );
    const labels = () => [...lists].flatMap((list) => list().map((command) => command.label));
    const { rerender, unmount } = render(page('New product'));
    rerender(page('New lot'));
    expect(labels()).toEqual(['New lot']);
    unmount();
    expect(labels()).toEqual([]);
  });
});

describe('InfoBar', () => {
  it("renders into the shell's info bar, and takes it away again", () => {
    const infoBar = document.createElement('aside');
    const { container, unmount } = renderIn({ ...services, infoBar }, <InfoBar>More</InfoBar>);
    expect(infoBar.textContent).toBe('More');
    expect(container.textContent).toBe('');
    unmount();
    expect(infoBar.textContent).toBe('');
  });

  it('renders nothing while the page has no info bar', () => {
    const { container } = renderIn(services, <InfoBar>More</InfoBar>);
    expect(container.textContent).toBe('');
  });
});
