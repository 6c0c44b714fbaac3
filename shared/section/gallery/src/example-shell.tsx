import type { Locale } from '@pazar/format/locale';
import { ApiError } from '@pazar/shell/api-error';
import { ShellProvider, type ShellServices } from '@pazar/shell/context';
import type { Notify } from '@pazar/shell/notify';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

/** An empty shell: every call fails as without a connection, nothing is stored. */
function emptyShell(locale: Locale, notify: Notify): ShellServices {
  const unreachable = () => Promise.reject(new ApiError('No server', { kind: 'network' }));
  return {
    refreshSession: () => Promise.resolve(false),
    viewAgent: () => undefined,
    http: {
      get: unreachable,
      download: unreachable,
      post: unreachable,
      put: unreachable,
      patch: unreachable,
      delete: unreachable,
      address: (path) => path,
    },
    locale,
    changeLocale: () => Promise.resolve(),
    notify,
    leaveGuard: { hold: () => () => {} },
    drafts: { read: () => null, keep() {}, forget() {} },
    commands: { add: () => () => {}, openHelp() {} },
    maps: { state: 'absent', Map: () => null },
    infoBar: null,
  };
}

/** The shell's services that components use, as fakes. */
export function ExampleShell({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [message, setMessage] = useState('');
  const [shell] = useState(() =>
    // No component of the design system speaks by keys.
    emptyShell(locale, (text) => setMessage(typeof text === 'string' ? text : text.key)),
  );
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
  return (
    <QueryClientProvider client={queries}>
      <ShellProvider value={shell}>
        {children}
        <p role="status" className="message">
          {message}
        </p>
      </ShellProvider>
    </QueryClientProvider>
  );
}
