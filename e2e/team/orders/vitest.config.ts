import { defineRemoteTests } from '@pazar/testing/vitest-config';

export default defineRemoteTests(import.meta.dirname);
