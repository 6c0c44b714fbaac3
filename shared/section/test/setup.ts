import { resetPage } from '@pazar/testing/reset-page';
import { configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Awaited elements appear within moments; a busy machine needs longer.
configure({ asyncUtilTimeout: 5000 });

afterEach(resetPage);

// All files of a worker share its modules: one that still loads when its file ends would count as
// failed for the later files.
afterAll(() => vi.dynamicImportSettled());
