import { resetPage } from '@pazar/testing/reset-page';
import { configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// What is waited for comes in moments; a busy machine takes longer over them.
configure({ asyncUtilTimeout: 5000 });

afterEach(resetPage);

// All files of a worker share its modules: one that is still loading when its file ends would have
// failed for the files after it.
afterAll(() => vi.dynamicImportSettled());
