import { expect } from '@playwright/test';
import type { ShellPage } from './shell-page.ts';

/** Opens every section in the sidebar of this page; each shows its heading, whatever its data. */
export async function openEverySection(shell: ShellPage): Promise<string[]> {
  await shell.page.goto('/about');
  await expect.poll(() => shell.entries()).toContain('Dashboard');
  const names = (await shell.entries()).map((name) => name ?? '');
  for (const name of names) {
    await shell.open(name);
    // The heading of the previous section is shown until this one has rendered.
    const title = name === 'Dashboard' ? /^Hello\b/ : name;
    await expect(shell.main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(
      shell.main.getByRole('heading', { name: /cannot be reached|stopped|does not fit/ }),
    ).toHaveCount(0);
  }
  return names;
}
