import { parseArgs } from 'node:util';
import { startSystem } from '../system/pazar-system.ts';
import { churn } from '../system/release-churn.ts';

/**
 * `pnpm --filter @pazar/e2e prove-churn [--cycles 100] [--readers 200]`: publishes and rolls back
 * one remote while readers load the page and the documents. Exit code 1 when one of them got a
 * mixed set or an error, or a change was not visible within 5 seconds. Requires the builds.
 */
const { values } = parseArgs({
  options: {
    cycles: { type: 'string', default: '100' },
    readers: { type: 'string', default: '200' },
  },
});
const maxMs = 5000;

const system = await startSystem();
const { reads, repeated, faults, publishMs, rollbackMs } = await churn(system, {
  cycles: Number(values.cycles),
  readers: Number(values.readers),
});
await system.close();

const describe = (times: readonly number[]) => {
  const sorted = times.toSorted((left, right) => left - right);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return `median ${at(0.5)} ms, 99 % ${at(0.99)} ms, most ${at(1)} ms`;
};
process.stdout.write(
  `${values.cycles} publishes and rollbacks, ${values.readers} readers, ${reads} reads, ` +
    `${repeated} repeated between two documents, ${faults.length} mixed or failed\n` +
    `publish to a new page that has it: ${describe(publishMs)}\n` +
    `rollback to a new page that lacks it: ${describe(rollbackMs)}\n` +
    faults
      .slice(0, 20)
      .map((fault) => `  ${fault}\n`)
      .join(''),
);
if (faults.length > 0 || Math.max(...publishMs, ...rollbackMs) > maxMs) process.exitCode = 1;
