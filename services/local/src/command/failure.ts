/** A problem that the reader can solve: its message is shown alone, without a stack. */
export class Failure extends Error {
  override name = 'Failure';
}
