import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

describe('A locked folder', () => {
  it('is refused to a second one until the first lets go', async () => {
    const folder = join(tmpdir(), `pazar-lock-${process.pid}`);
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow('is in use by another process');
    await unlock();
    const again = await lockFolder(folder);
    await again();
  });
});
