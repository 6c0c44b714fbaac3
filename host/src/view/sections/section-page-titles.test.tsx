import { usePageTitle } from '@pazar/shell/page-title';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { fakeHost } from '../../../test/render-in-host.tsx';
import { HostContext } from '../../host-services.ts';
import { SectionTitles } from './section-page.tsx';

function Titled({ title }: { title: string }) {
  usePageTitle(title);
  return <h1>{title}</h1>;
}

it('names the tab by the page below, and by the entry on the first page', async () => {
  const page = (title: string) => (
    <SectionTitles label="Products">
      <Titled title={title} />
    </SectionTitles>
  );
  const router = createMemoryRouter(
    [
      { path: '/product', element: page('What you sell') },
      { path: '/product/:id', element: page('Tomatoes') },
    ],
    { initialEntries: ['/product'] },
  );
  render(
    <HostContext value={fakeHost()}>
      <RouterProvider router={router} />
    </HostContext>,
  );
  expect(document.title).toBe('Products · Pazar');
  await act(() => router.navigate('/product/7'));
  expect(document.title).toBe('Tomatoes · Pazar');
  await act(() => router.navigate('/product'));
  expect(document.title).toBe('Products · Pazar');
});
