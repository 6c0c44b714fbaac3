// First of all imports: what is secret leaves the address before any other module of the shell runs.
import { arrivedWith } from './core/session/arrived-with.ts';
import { endWatch } from './boot/watch-start.ts';
import { showBrokenStart } from './boot/broken-start.ts';
import { startShell } from './boot/start-shell.tsx';

endWatch();
startShell(arrivedWith).catch(showBrokenStart);
