import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionDescriptorSchema } from '@pazar/contracts/releases/section-file';
import { expect, test } from '../fixtures/test.ts';
import { remotes, repository } from '../system/repository.ts';
import { openSignedIn } from '../system/signed-in.ts';

const readsOf = (remote: string) => {
  const file = readFileSync(join(repository, 'remotes', remote, 'section.json'), 'utf8');
  return Object.entries(sectionDescriptorSchema.parse(JSON.parse(file)).reads ?? {});
};

test('Each page takes over what was requested early: every file and read once', async ({
  page,
  system,
}) => {
  for (const remote of remotes) {
    const account = remote === 'management' ? 'manager' : 'producer';
    await openSignedIn(page, { system, account });
    for (const [path, reads] of readsOf(remote)) {
      if (path.includes('{id}')) continue;
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const seen = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .map(({ name, initiatorType, transferSize }) => ({ name, initiatorType, transferSize })),
      );
      for (const read of reads) {
        const asked = seen.filter(({ name }) => name === `${system.shell}/api${read}`);
        expect(
          asked.map(({ initiatorType }) => initiatorType),
          `${path}: ${read}`,
        ).toEqual(['fetch']);
      }
      // A file that is there is no transfer: an entry with one is a second request.
      const files = seen.filter(
        ({ name, transferSize }) => !name.includes('/api/') && transferSize > 0,
      );
      const names = files.map(({ name }) => name);
      expect(
        names.filter((name, index) => names.indexOf(name) !== index),
        path,
      ).toEqual([]);
      const entries = seen.filter(({ name }) => name.includes('/remoteEntry.'));
      expect(
        entries.map(({ initiatorType }) => initiatorType),
        path,
      ).toEqual(['link']);
    }
  }
});
