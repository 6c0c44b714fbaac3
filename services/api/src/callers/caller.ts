/** Facts about the request that signs in. */
export interface Device {
  /** The `User-Agent` header. */
  userAgent: string | undefined;
}

/** The network origin of a request without a session. */
export interface Caller extends Device {
  address: string;
  /** The `Cookie` header, which may prove that an agent has signed in from here before. */
  cookie: string | undefined;
}
