import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  sectionDescriptorSchema,
  withoutEditorMember,
} from '@pazar/contracts/releases/section-file';
import { expect, test } from '../fixtures/test.ts';
import { watchFirstRow } from '../bench/first-row.ts';
import { firstRows } from '../pages/first-rows.ts';
import { type DeepLink, deepLinkLimits, readDeepLink } from '../pages/deep-link.ts';
import { openAtRest } from '../pages/open-at-rest.ts';
import { remotes, repository } from '../system/repository.ts';
import { openSignedIn } from '../system/signed-in.ts';

const readsOf = (remote: string) => {
  const file = readFileSync(join(repository, 'remotes', remote, 'section.json'), 'utf8');
  return Object.entries(
    sectionDescriptorSchema.parse(withoutEditorMember(JSON.parse(file))).reads ?? {},
  );
};

test('Each page takes over what was requested early, and asks for nothing of it again', async ({
  page,
  system,
}) => {
  const { productId, lotId, placeId, promotionId } = await firstRows(system);
  const records: Readonly<Record<string, string>> = {
    '/product/{id}': productId,
    '/produce/{id}': lotId,
    '/location/{id}': placeId,
    '/promotion/{id}': promotionId,
  };
  const opened: string[] = [];
  const deepLinks: Record<string, DeepLink> = {};
  await watchFirstRow(page);
  for (const remote of remotes) {
    const account = remote === 'management' ? 'manager' : 'producer';
    await openSignedIn(page, { system, account });
    for (const [pattern, reads] of readsOf(remote)) {
      const fill = (address: string) => address.replace('{id}', records[pattern] ?? '');
      await openAtRest(page, fill(pattern));
      const seen = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .map(({ name, initiatorType }) => ({ name, initiatorType })),
      );
      const waysTo = (isIt: (name: string) => boolean) =>
        seen.filter(({ name }) => isIt(name)).map(({ initiatorType }) => initiatorType);
      for (const read of reads) {
        const address = `${system.shell}/api${fill(read)}`;
        expect(
          waysTo((name) => name === address),
          `${pattern}: ${read}`,
        ).toEqual(['fetch']);
      }
      expect(
        waysTo((name) => name.includes('/remoteEntry.')),
        pattern,
      ).toEqual(['link']);
      opened.push(pattern);
      if (pattern in deepLinkLimits) deepLinks[pattern] = await readDeepLink(page);
    }
  }
  console.table(deepLinks);
  for (const [link, most] of Object.entries(deepLinkLimits)) {
    const { requests = Infinity, bytes = Infinity } = deepLinks[link] ?? {};
    expect(requests, `requests of ${link}`).toBeLessThanOrEqual(most.requests);
    expect(bytes, `bytes of ${link}`).toBeLessThanOrEqual(most.bytes);
  }
  expect(opened).toEqual(expect.arrayContaining(Object.keys(records)));
});
