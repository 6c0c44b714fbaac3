import { exitCodes, type ExitCode } from './exit-codes.ts';
import type { CommandContext } from './publish-command.ts';

/** `status`: which version of each remote is live, and the document's sequence and expiry. */
export async function statusCommand(context: CommandContext): Promise<ExitCode> {
  const [{ items }, { sequence, issuedAt, expires }] = await Promise.all([
    context.client.remotes(),
    context.client.document(),
  ]);
  if (context.json) {
    context.write(JSON.stringify({ sequence, issuedAt, expires, remotes: items }));
    return exitCodes.done;
  }
  context.write(`Document ${sequence}, issued ${issuedAt}, expires ${expires}`);
  for (const { name, deployments, versions } of items) {
    const live = deployments.map(({ version, traffic }) => `${version} ${traffic} %`).join(', ');
    context.write(`${name.padEnd(14)} ${live || 'nothing live'} (of ${versions})`);
  }
  if (items.length === 0) context.write('No remote is published yet.');
  return exitCodes.done;
}
