import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { repository } from '../system/repository.ts';
import { expect, test } from '../system/test.ts';

test('the initial script and every entry keep their budgets', () => {
  const script = join(repository, 'e2e', 'bench', 'weigh-initial-script.ts');
  const table = execFileSync(process.execPath, [script], { encoding: 'utf8' });
  expect(table).toContain('react-dom');
  expect(table).toContain('catalog, entry');
});
