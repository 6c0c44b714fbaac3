import type { createBrowserRouter } from 'react-router-dom';

/** The only router of the page. */
export type ShellRouter = ReturnType<typeof createBrowserRouter>;
