// Stands for `react-refresh/runtime` in a remote's development build: the host's own.
/** @type {unknown} */
const runtime = Reflect.get(globalThis, '__pazarReactRefresh');
if (runtime === undefined) {
  throw new Error('This is a development build: open it in the shell, with pnpm dev <remote>.');
}

module.exports = runtime;
