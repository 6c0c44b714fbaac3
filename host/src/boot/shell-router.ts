import type { createBrowserRouter } from 'react-router-dom';

export type ShellRouter = ReturnType<typeof createBrowserRouter>;
