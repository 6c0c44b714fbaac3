import { run } from 'axe-core';
import { expect } from 'vitest';

/**
 * Fails with axe's own words when `container` has a finding. Contrast is checked by the tokens'
 * test, landmarks by the shell: a lone page has neither.
 */
export async function expectAccessible(container: Element): Promise<void> {
  const { violations } = await run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(
    violations.map(({ id, help, nodes }) => [id, help, nodes.map((node) => node.html)]),
  ).toEqual([]);
}
