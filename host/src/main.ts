import { showBrokenStart } from './boot/broken-start.ts';
import { capturedSecrets, stopWatching } from './boot/first.ts';
import { startShell } from './boot/start-shell.ts';

stopWatching();
startShell(capturedSecrets).catch(showBrokenStart);
