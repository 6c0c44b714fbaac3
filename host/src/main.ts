import { showBrokenStart } from './boot/broken-start.ts';
import { arrivedWith, stopWatching } from './boot/first.ts';
import { startShell } from './boot/start-shell.ts';

stopWatching();
startShell(arrivedWith).catch(showBrokenStart);
