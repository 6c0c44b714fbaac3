/// <reference types="@testing-library/jest-dom/vitest" />
import type { Section } from '@pazar/shell/section';
import { remoteUnderTest } from './remote-under-test.ts';
import { renderInShell, type RenderInShellOptions } from './render-in-shell.tsx';

export type RenderSectionOptions = Omit<RenderInShellOptions, 'texts'>;

/** Renders a section as the host does: each route below its path, with the remote's own texts. */
export function renderSection(section: Section, options: RenderSectionOptions) {
  const { descriptor, texts } = remoteUnderTest();
  const routes = Object.entries(section.routes).map(([path, Route]) => ({
    path: `${path}/*`,
    element: <Route />,
  }));
  // Another page of the shell: the target of a link out of the section.
  return renderInShell([...routes, { path: '*', element: null }], {
    ...options,
    texts: { [descriptor.namespace]: texts[options.locale ?? 'en'] },
  });
}
