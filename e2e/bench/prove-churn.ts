import { readScriptOptions } from '@pazar/service/script-options';
import { openSystem } from '../system/open-system.ts';
import { churn } from '../system/release-churn.ts';

const { cycles, readers, isSmallest } = readScriptOptions({
  command: 'pnpm --filter @pazar/e2e prove-churn',
  about:
    'Publishes and rolls back one remote while readers load the page and the documents. Exit code 1\n' +
    'when one of them got a mixed set or an error, or a change was not visible within 5 seconds.\n' +
    'Requires the builds.',
  sizes: {
    cycles: { about: 'publishes and rollbacks', full: 100, smallest: 1 },
    readers: { about: 'readers at the same time', full: 200, smallest: 4 },
  },
});
const maxMs = 5000;

const system = await openSystem();
const { reads, repeated, faults, publishMs, rollbackMs } = await churn(system, {
  cycles,
  readers,
});
await system.close();

const describe = (times: readonly number[]) => {
  const sorted = times.toSorted((left, right) => left - right);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return `median ${at(0.5)} ms, 99 % ${at(0.99)} ms, most ${at(1)} ms`;
};
process.stdout.write(
  `${cycles} publishes and rollbacks, ${readers} readers, ${reads} reads, ` +
    `${repeated} repeated between two documents, ${faults.length} mixed or failed\n` +
    `publish to a new page that has it: ${describe(publishMs)}\n` +
    `rollback to a new page that lacks it: ${describe(rollbackMs)}\n` +
    faults
      .slice(0, 20)
      .map((fault) => `  ${fault}\n`)
      .join(''),
);
const isLate = !isSmallest && Math.max(...publishMs, ...rollbackMs) > maxMs;
if (faults.length > 0 || isLate) process.exitCode = 1;
