import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { HostContext, type HostServices } from '../host-services.ts';
import { ignoreLateRedirects } from '../view/page/late-redirects.ts';
import type { ShellRouter } from './shell-router.ts';

interface ShellProps {
  readonly services: HostServices;
  readonly router: ShellRouter;
}

/** The whole page. */
export function Shell({ services, router }: ShellProps) {
  const [pageRouter] = useState(() => ignoreLateRedirects(router));
  return (
    <StrictMode>
      <HostContext value={services}>
        <I18nextProvider i18n={services.i18n}>
          <QueryClientProvider client={services.queryClient}>
            <RouterProvider router={pageRouter} />
          </QueryClientProvider>
        </I18nextProvider>
      </HostContext>
    </StrictMode>
  );
}
