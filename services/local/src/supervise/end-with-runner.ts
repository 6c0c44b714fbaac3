/**
 * Loaded before a service: ends it with the process that started it, as the supervisor would have
 * (SIGTERM, and SIGKILL after a grace), with all that it has started.
 */
import { signalGroup } from '@pazar/service/process-group';
import { whenParentEnds } from './when-parent-ends.ts';

/** Less than the supervisor's 5 s: the next start finds the ports taken meanwhile (milliseconds). */
const grace = 3000;

whenParentEnds(() => {
  const killGroup = () => signalGroup(process.pid, 'SIGKILL');
  // Something that the service started may outlive it.
  process.once('exit', killGroup);
  setTimeout(killGroup, grace).unref();
  signalGroup(process.pid, 'SIGTERM');
});
