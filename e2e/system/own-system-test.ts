import { runningSystem } from './running-system.ts';
import { test as base } from './test.ts';

/** A test with a Pazar that no other file uses, because the test stops and starts its services. */
export const test = base.extend<object, object>({ system: runningSystem() });
