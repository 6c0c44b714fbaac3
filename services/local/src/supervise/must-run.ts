import { Failure } from '../command/failure.ts';
import { runTool, type ToolRun } from './run-tool.ts';

/**
 * Runs a tool that must succeed; answers what it wrote.
 *
 * @throws Failure with that when the tool fails
 */
export async function mustRun(run: ToolRun): Promise<string> {
  const { failed, output } = await runTool(run);
  if (failed) throw new Failure(`${run.command.join(' ')} failed:\n${output}`);
  return output;
}
