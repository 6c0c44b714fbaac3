/** A process that the runner starts, watches and stops. */
export interface Service {
  name: string;
  /** Program and arguments. */
  command: readonly [string, ...string[]];
  /** Variables in addition to the runner's own. */
  variables: Readonly<Record<string, string>>;
  /** Answers 200 when the service can work. */
  readyUrl: string;
}
