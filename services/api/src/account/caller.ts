import type { Device } from './sessions/session-service.ts';

/** Where a request comes from that nobody has signed in for. */
export interface Caller extends Device {
  address: string;
  /** The `Cookie` header, which may prove that an agent has signed in from here before. */
  cookie: string | undefined;
}
