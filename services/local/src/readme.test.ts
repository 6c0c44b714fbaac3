import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from './command/paths.ts';

const readme = readFileSync(path.join(repositoryRoot, 'README.md'), 'utf8');
/** Without the marks of bold text. */
const words = readme.replaceAll('**', '').replaceAll(/\s+/g, ' ');

describe('README.md', () => {
  it('names the category of Pazar in its first sentence', () => {
    const [, first = ''] = /^# Pazar (.+?)\. /.exec(words) ?? [];
    expect(first).toContain('micro-frontend');
    expect(first).toContain('Module Federation');
  });

  it('is read in a minute: it has at most 120 lines', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  });

  it.each(['npm start', 'npm test'])('has a block with the command %s', (command) => {
    expect(readme).toContain(`\`\`\`sh\n${command}\n\`\`\``);
  });
});
