// Hot reload works through one React Refresh runtime: the one that met React when it started. The
// host hands its own to the remotes' development builds.
import * as runtime from 'react-refresh/runtime';

Reflect.set(globalThis, '__pazarReactRefresh', runtime);
