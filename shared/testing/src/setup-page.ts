import { configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { resetPage } from './reset-page.ts';

// A page in a file of its own is compiled when a test first opens it.
configure({ asyncUtilTimeout: 5000 });

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

// What reaches the console is a fault.
afterEach(() => {
  resetPage();
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
});

// All files of a worker share its modules: one that is still loading when its file ends would have
// failed for the files after it.
afterAll(() => vi.dynamicImportSettled());
