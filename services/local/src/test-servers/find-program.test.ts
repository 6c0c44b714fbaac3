import { chmodSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { findProgram } from './find-program.ts';

describe('Search for a program', () => {
  it('answers the first executable file of that name', () => {
    const folder = temporaryFolder({ 'first/chromium': '', 'second/chromium': '' });
    const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')];
    chmodSync(path.join(second, 'chromium'), 0o755);

    expect(findProgram('chromium', [first, second].join(path.delimiter))).toBe(
      path.join(second, 'chromium'),
    );
  });

  it('answers null when there is none', () => {
    expect(findProgram('chromium', temporaryFolder())).toBeNull();
  });
});
