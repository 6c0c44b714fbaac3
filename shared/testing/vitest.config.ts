import { join } from 'node:path';
import { defineRemoteTests } from '@pazar/testing/vitest-config';

export default defineRemoteTests(join(import.meta.dirname, 'example'));
