import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startDataSchema } from '@pazar/contracts/releases/runtime-config';
import { expect, it, vi } from 'vitest';
import { createShellApp } from './shell-app.ts';
import { createEdgeFolders } from './testing/edge-folders.ts';

it('The page names the files to request early behind what is painted, and comes without them where they cannot be read', async () => {
  const folders = await createEdgeFolders();
  const server = await createShellApp(folders.environment, false);
  async function earlyOfPage() {
    const { body, statusCode } = await server.inject({ method: 'GET', url: '/' });
    expect(statusCode).toBe(200);
    const [, json = ''] = /id="pazar-start">(.*?)<\/script>/s.exec(body) ?? [];
    return startDataSchema.parse(JSON.parse(json)).early;
  }
  try {
    const file = join(folders.environment.shellRoot, 'early.json');
    const early = { page: { '/static/js/page.js': 'sha256-a' } };
    await writeFile(file, JSON.stringify(early));
    expect(await earlyOfPage()).toEqual(early);
    const { body } = await server.inject({ method: 'GET', url: '/' });
    expect(body.indexOf('id="pazar-start"')).toBeGreaterThan(body.indexOf('id="root"'));
    const said = vi.spyOn(console, 'error').mockReturnValue();
    await writeFile(file, '{"page":');
    expect(await earlyOfPage()).toBeUndefined();
    expect(said).toHaveBeenCalledOnce();
  } finally {
    await server.close();
    await folders.remove();
  }
});
