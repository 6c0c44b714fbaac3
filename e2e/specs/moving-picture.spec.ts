import { expectPictures } from '../pages/expect-pictures.ts';
import { runSmallest, scriptTimeout } from '../system/run-smallest.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe.configure({ timeout: scriptTimeout });

test('moving-picture records a rollout that an operator ends', async ({ system }, {
  outputDir,
}) => {
  const output = await runSmallest(system, 'moving-picture', '--to', outputDir);
  expect(output).toContain(`1 picture is in ${outputDir}`);
  await expectPictures(outputDir, { kind: 'webp', count: 1 });
});
