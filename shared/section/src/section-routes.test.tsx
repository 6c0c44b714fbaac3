import { Route } from 'react-router-dom';
import { renderInShell } from '@pazar/testing/render-in-shell';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyComponent } from './lazy-component.tsx';
import { IdRoute, SectionRoutes } from './section-routes.tsx';

const id = '019d8949-0000-4000-8000-000000000001';

const loadLate = () => Promise.resolve({ Late: () => <h1>Late page</h1> });

function renderRoutes(at: string, load = loadLate) {
  const Late = lazyComponent(load, 'Late');
  const pages = [Late];
  function Diary() {
    return (
      <SectionRoutes base="/diary" ahead={pages}>
        <Route index element={<h1>All notes</h1>} />
        <Route path=":id" element={<IdRoute base="/diary" />}>
          <Route index element={<h1>One note</h1>} />
          <Route path="late" element={<Late />} />
        </Route>
      </SectionRoutes>
    );
  }
  return renderInShell(
    [
      { path: 'diary/*', element: <Diary /> },
      { path: '*', element: null },
    ],
    { at },
  );
}

async function expectPage(name: string): Promise<void> {
  expect(await screen.findByRole('heading', { level: 1, name })).not.toBeNull();
}

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('The routes of a section', () => {
  it('show the page of the address', async () => {
    renderRoutes(`/diary/${id}`);
    await expectPage('One note');
  });

  it.each(['/diary/nowhere/else', '/diary/not-an-id', `/diary/${id}/nowhere`])(
    'say of %s that there is nothing, and link back',
    async (address) => {
      const { user } = renderRoutes(address);
      await expectPage('Page not found');
      await user.click(screen.getByRole('link'));
      await expectPage('All notes');
    },
  );

  it('load a page in a separate file when it opens', async () => {
    renderRoutes(`/diary/${id}/late`);
    await expectPage('Late page');
  });

  it('load it ahead once the first page has come to rest', async () => {
    vi.useFakeTimers();
    const load = vi.fn<typeof loadLate>(loadLate);
    renderRoutes('/diary', load);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5000);
    expect(load).toHaveBeenCalledOnce();
  });

  it('load nothing ahead for a visitor who saves data', async () => {
    vi.useFakeTimers();
    Object.assign(navigator, { connection: { saveData: true } });
    const load = vi.fn<typeof loadLate>(loadLate);
    renderRoutes('/diary', load);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).not.toHaveBeenCalled();
  });
});
