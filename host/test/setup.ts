import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { provideDialogs } from './native-dialogs.ts';

provideDialogs();

// A dialog in a separate chunk is compiled when a test first opens it.
configure({ asyncUtilTimeout: 5000 });

const methods = ['error', 'warn'] as const;

beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method);
});

// Console output fails the test, unless the test expected it (test/expect-report.ts).
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  performance.clearMeasures();
  const reports = methods.flatMap((method) => vi.mocked(console[method]).mock.calls);
  if (reports.length > 0) throw new Error(`The console has ${reports.length} unexpected reports`);
});

// All files of a worker share its modules: one that still loads when its file ends would count as
// failed for the later files.
afterAll(() => vi.dynamicImportSettled());
