import { showBrokenStart } from './boot/broken-start.ts';
import { takeJwtParameter } from './session/jwt-parameter.ts';

// The token leaves the address and the history before anything else can read or send it.
const jwt = takeJwtParameter(window);

// The rest is a chunk of its own, so that a fault in it still reaches the readable page.
import('./boot/start-shell.tsx').then(({ startShell }) => startShell(jwt)).catch(showBrokenStart);
