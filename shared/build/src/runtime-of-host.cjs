// Takes the place of the bundler's federation runtime in a remote's entry, 3 KB gzip in each: the
// host has it already.
module.exports = Reflect.apply(Reflect.get(globalThis, 'pazarFederation'), undefined, []);
