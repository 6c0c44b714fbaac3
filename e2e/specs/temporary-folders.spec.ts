import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { startSystem } from '../system/pazar-system.ts';
import { runCommand } from '../system/run-command.ts';
import { repository } from '../system/repository.ts';

test.describe('What tests and scripts write into the temporary folder', () => {
  test('is removed when their process ends, also by an error', async () => {
    const module = new URL('../system/temporary-folder.ts', import.meta.url).href;
    const script = `
      import { writeFileSync } from 'node:fs';
      import { temporaryFolder } from ${JSON.stringify(module)};
      const folders = [temporaryFolder('one'), temporaryFolder('two')];
      for (const folder of folders) writeFileSync(folder + '/file', '');
      console.log(folders.join(' '));
    `;
    const run = (end: string) =>
      runCommand(repository, [process.execPath, '--input-type=module', '-e', script + end]);
    const written = await run('');
    const failed = await run("throw new Error('on purpose');").catch(String);
    const folders = [...`${written} ${failed}`.matchAll(/\S+pazar-(?:one|two)-\w+/g)].map(String);
    expect(folders).toHaveLength(4);
    expect(folders.filter((folder) => existsSync(folder))).toEqual([]);
  });

  test('is removed when the state of a system cannot be prepared', async () => {
    let home = '';
    const start = startSystem({}, async (folder) => {
      home = folder;
      await Promise.reject(new Error('It cannot be prepared'));
    });
    await expect(start).rejects.toThrow('It cannot be prepared');
    expect(home).toContain('pazar-e2e-');
    expect(existsSync(home)).toBe(false);
  });
});
