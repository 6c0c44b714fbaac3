import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

// A dialog in a file of its own is compiled when a test first opens it.
configure({ asyncUtilTimeout: 5000 });

const methods = ['error', 'warn'] as const;

beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method);
});

// What reaches the console is a fault, unless the test took it off again (test/expect-report.ts).
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  const reports = methods.flatMap((method) => vi.mocked(console[method]).mock.calls);
  if (reports.length > 0) throw new Error(`The console has ${reports.length} unexpected reports`);
});

// All files of a worker share its modules: one that is still loading when its file ends would have
// failed for the files after it.
afterAll(() => vi.dynamicImportSettled());
