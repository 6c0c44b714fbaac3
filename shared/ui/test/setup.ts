import { resetPage } from '@pazar/testing/reset-page';
import { configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What is waited for comes in moments; a busy machine takes longer over them.
configure({ asyncUtilTimeout: 5000 });

afterEach(resetPage);
