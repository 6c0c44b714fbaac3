import { join } from 'node:path';
import { describedAgain } from '@pazar/service/testing/described-again';
import { runScript } from '@pazar/service/testing/run-script';
import { expect, it } from 'vitest';

it('The tables of the code are those that the migrations make: describe-tables changes nothing', async () => {
  const { kept, written } = await describedAgain(new URL('./tables/', import.meta.url), (to) =>
    runScript(join(import.meta.dirname, '../..'), ['describe-tables', '--smallest', '--to', to], {
      variables: { NODE_COMPILE_CACHE: process.env['PAZAR_TEST_COMPILED'] },
    }),
  );
  expect(kept).toEqual(written);
});
