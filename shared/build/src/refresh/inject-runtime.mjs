// React must find React Refresh when it starts. A development server's client sees to that; in a build as
// files this does.
import * as runtime from 'react-refresh/runtime';

runtime.injectIntoGlobalHook(globalThis);
