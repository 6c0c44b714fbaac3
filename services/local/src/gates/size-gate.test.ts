import { expect, it } from 'vitest';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { sizeGate } from './size-gate.ts';

it('Says how many lines the product has, without tests and without what a command writes', async () => {
  const root = temporaryFolder({
    'host/src/main.ts': 'one\ntwo\nthree\n',
    'host/src/main.test.ts': 'a test\n',
    'services/api/src/products/product.ts': 'one\n'.repeat(1200),
    'services/api/src/database/tables/products.ts': 'written\n',
    'services/api/src/testing/desk.ts': 'for tests\n',
    'services/api/vitest.config.ts': 'configuration\n',
    'shared/testing/src/builders.ts': 'for tests\n',
    'e2e/specs/pages.spec.ts': 'a test\n',
  });
  const { ok, notes } = await sizeGate(root).run();
  expect(ok).toBe(true);
  expect(notes).toEqual([
    '1,203 lines of product, the aim is at most 105,000: host 3, services/api 1,200',
  ]);
});
