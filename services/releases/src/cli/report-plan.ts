import type { Plan } from '../domain/plan-api.ts';
import { CliFailure } from './cli-failure.ts';
import type { CommandContext } from './command-context.ts';
import { goneForVisitors, recalledToo } from './describe-effect.ts';
import { describeTraffic } from './describe-state.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';

/** Shows a plan; exit 0 when it would be done, 4 when it would be refused. */
export function reportPlan(plan: Plan, context: CommandContext): ExitCode {
  if (context.json) context.write(JSON.stringify(plan));
  else for (const line of describePlan(plan)) context.write(line);
  return concludePlans([plan], context);
}

/** The exit code of plans that were shown: 4 when one of them would be refused. */
export function concludePlans(plans: readonly Plan[], { json }: CommandContext): ExitCode {
  const refused = plans.find(({ allowed, conflict }) => !allowed && conflict?.sameBytes !== true);
  if (!refused) return exitCodes.done;
  if (json) return exitCodes.refused;
  throw new CliFailure(
    exitCodes.refused,
    `It would be refused: ${refused.refusal ?? 'the registry gave no reason'}`,
  );
}

/** A plan in lines. */
export function describePlan({ remote, action, before, after, checks, changes }: Plan): string[] {
  const marks = { passed: 'ok', failed: 'FAILED', skipped: '-' } as const;
  return [
    `${remote} ${action}: plan only, nothing changes`,
    ...checks.map(({ name, result, detail, until }) => {
      const mark = until === undefined ? marks[result] : 'until';
      return `  ${mark.padEnd(6)}  ${name}: ${detail}`;
    }),
    ...(before ? [`  before  ${describeTraffic(before)}`] : []),
    ...(after ? [`  after   ${describeTraffic(after)}`] : []),
    ...(before && after ? recalledToo(before, after) : []),
    ...(before && after ? goneForVisitors(before, after) : []),
    ...changes.map((change) => `  ${describeEntry(change)}`),
  ];
}

function describeEntry({ remote, version, before, after }: Plan['changes'][number]): string {
  if (before === null) return `+ ${remote} ${version} enters the document`;
  if (after === null) return `- ${remote} ${version} leaves the document`;
  return `~ ${remote} ${version} changes in the document`;
}
