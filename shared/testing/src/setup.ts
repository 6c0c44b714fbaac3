import * as matchers from '@testing-library/jest-dom/matchers';
import { configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { readRemote } from './read-remote.ts';
import { remoteRootVariable } from './remote-root.ts';
import { setRemoteUnderTest } from './remote-under-test.ts';
import { resetPage } from './reset-page.ts';

expect.extend(matchers);
// A page in a file of its own is compiled when a test first opens it.
configure({ asyncUtilTimeout: 5000 });
setRemoteUnderTest(readRemote(process.env[remoteRootVariable] ?? process.cwd()));

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  resetPage();
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
});

// All files of a worker share its modules: one that is still loading when its file ends would have
// failed for the files after it.
afterAll(() => vi.dynamicImportSettled());
