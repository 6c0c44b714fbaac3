import { createContext } from 'react';

/** Says the title of the page that opened to screen readers. */
export const PageTitleContext = createContext<(title: string) => void>(() => undefined);
PageTitleContext.displayName = 'PageTitle';
