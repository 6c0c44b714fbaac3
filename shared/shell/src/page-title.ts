import { createContext, useContext, useEffect } from 'react';

/**
 * Reports the title of a section's page to the shell. Provided by the host; without a provider it
 * does nothing.
 */
export const PageTitleContext = createContext<(title: string) => void>(() => undefined);
PageTitleContext.displayName = 'SectionPageTitle';

/**
 * Names the page in the browser tab and has it announced, while it is mounted. `Page` of
 * `@pazar/ui/page` does it with its title. The section's first page keeps the name of its sidebar
 * entry.
 */
export function usePageTitle(title: string): void {
  const setTitle = useContext(PageTitleContext);
  useEffect(() => setTitle(title), [setTitle, title]);
}
