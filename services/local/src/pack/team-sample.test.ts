import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runScript } from '@pazar/service/testing/run-script';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../command/paths.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

/** Every file below a folder, with its text. A team's installation is not part of the sample. */
function filesOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map((entry) => path.join(entry.parentPath, entry.name));
  const own = paths.filter((file) => !/node_modules|\/dist\//.test(path.relative(folder, file)));
  return Object.fromEntries(
    own.map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]),
  );
}

describe("The sample of a team's repository", () => {
  it('is what the generator writes; "pnpm --filter @pazar/local write-team-sample" renews it', async () => {
    const folder = temporaryFolder();
    const written = await runScript(path.join(repositoryRoot, 'services/local'), [
      'write-team-sample',
      folder,
    ]);
    expect(written).toMatchObject({ failed: false });
    const sample = filesOf(path.join(repositoryRoot, 'e2e/team/orders'));
    expect(sample).toEqual(filesOf(folder));
    expect(Object.keys(sample)).toContain('.github/workflows/ci.yml');
  });
});
