import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ShellProvider, type ShellServices } from './context.ts';
import { useHttp } from './http.ts';
import { InfoBar } from './info-bar.tsx';
import { useLocale } from './locale.ts';
import { useNotify } from './notify.ts';
import { type SectionSession, useSession } from './session.ts';

const session: SectionSession = {
  id: '1',
  username: 'producer',
  userType: 'PRODUCER',
  tokenExpiry: '2126-01-01T12:00:00.000Z',
  roles: ['ROLE_AGENT'],
  authenticationProvider: 'LOCAL',
  verified: true,
  creationDate: '2026-03-14T09:00:00.000Z',
  updateDate: '2026-03-14T09:00:00.000Z',
};

const services: ShellServices = {
  session,
  http: { get: () => Promise.reject(new Error('not called')) },
  locale: 'mk',
  notify: () => undefined,
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
      seen = [useSession(), useHttp(), useLocale(), useNotify()];
      return null;
    }
    renderIn(services, <Section />);
    expect(seen).toEqual([session, services.http, 'mk', services.notify]);
  });

  it('show a section the new agent when another one signs in', () => {
    function Name() {
      return <p>{useSession()?.username ?? 'nobody'}</p>;
    }
    const { rerender } = renderIn(services, <Name />);
    expect(screen.getByText('producer')).toBeTruthy();
    rerender(
      <ShellProvider value={{ ...services, session: null }}>
        <Name />
      </ShellProvider>,
    );
    expect(screen.getByText('nobody')).toBeTruthy();
  });

  describe('without a shell', () => {
    beforeEach(() => {
      // React reports what a component throws besides throwing it on.
      vi.spyOn(console, 'error').mockReturnValue();
    });

    it.each([
      ['useSession', useSession],
      ['useHttp', useHttp],
      ['useLocale', useLocale],
      ['useNotify', useNotify],
    ])('%s says that a section cannot run alone', (_, useHook) => {
      function Section() {
        useHook();
        return null;
      }
      expect(() => render(<Section />)).toThrow(/No Pazar shell/);
    });
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
