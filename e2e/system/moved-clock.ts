/**
 * Loaded before a service: shifts its clock by the milliseconds that its parent sends. Work that the
 * service repeats at least once in that time runs at once; other timers keep the machine's time.
 */
const machine = Date;
let ahead = 0;

const now = () => machine.now() + ahead;

globalThis.Date = new Proxy(machine, {
  // With explicit arguments a date does not depend on the clock.
  construct: (target, values: unknown[], made) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, made) as object,
  get: (target, name): unknown => (name === 'now' ? now : Reflect.get(target, name)),
});

interface Interval {
  readonly call: (...values: readonly unknown[]) => void;
  readonly everyMs: number;
  readonly values: readonly unknown[];
}
const intervals = new Map<unknown, Interval>();

globalThis.setInterval = new Proxy(globalThis.setInterval, {
  apply(target, self, parameters: [Interval['call'], number, ...unknown[]]) {
    const [call, everyMs, ...values] = parameters;
    const timer: unknown = Reflect.apply(target, self, parameters);
    intervals.set(timer, { call, everyMs, values });
    return timer;
  },
});
globalThis.clearInterval = new Proxy(globalThis.clearInterval, {
  apply(target, self, parameters: [unknown]) {
    intervals.delete(parameters[0]);
    Reflect.apply(target, self, parameters);
  },
});

process.on('message', (milliseconds) => {
  if (typeof milliseconds !== 'number') return;
  ahead += milliseconds;
  for (const { call, everyMs, values } of intervals.values()) {
    if (everyMs <= milliseconds) call(...values);
  }
});
// The service ends when its own work does.
process.channel?.unref();
