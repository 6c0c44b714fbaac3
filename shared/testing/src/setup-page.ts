import { configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { resetPage } from './reset-page.ts';

// A page in a separate chunk is compiled when a test first opens it.
configure({ asyncUtilTimeout: 5000 });

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

// Console output fails the test.
afterEach(() => {
  resetPage();
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
});

// All files of a worker share its modules: one that still loads when its file ends would count as
// failed for the later files.
afterAll(() => vi.dynamicImportSettled());
