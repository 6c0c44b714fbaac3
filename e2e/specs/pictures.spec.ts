import { expectPictures } from '../pages/expect-pictures.ts';
import { runSmallest, scriptTimeout } from '../system/run-smallest.ts';
import { expect, test } from '../fixtures/test.ts';

// The two workers share them: each mostly waits for one browser.
test.describe.configure({ mode: 'parallel', timeout: scriptTimeout });

for (const { script, kind, count, says } of [
  { script: 'screens', kind: 'png', count: 8, says: '8 pictures are' },
  { script: 'public-pictures', kind: 'webp', count: 2, says: '2 pictures are' },
] as const) {
  test(`${script} takes pictures`, async ({ system }, { outputDir }) => {
    const output = await runSmallest(system, script, '--to', outputDir);
    expect(output).toContain(`${says} in ${outputDir}`);
    await expectPictures(outputDir, { kind, count });
  });
}
