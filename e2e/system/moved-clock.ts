/**
 * Loaded before a service: shifts its clock by the milliseconds that its parent sends. Its timers
 * keep the machine's time.
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

process.on('message', (milliseconds) => {
  if (typeof milliseconds === 'number') ahead += milliseconds;
});
// The service ends when its own work does.
process.channel?.unref();
