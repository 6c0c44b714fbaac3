/**
 * Settles within `milliseconds`, even when `work` never does. The signal aborts at the deadline.
 * @throws DOMException `TimeoutError` at the deadline; otherwise whatever `work` throws
 */
export function withDeadline<Value>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const signal = AbortSignal.timeout(milliseconds);
  const expired = new Promise<never>((_, reject) => {
    const late = new DOMException(`Not done within ${milliseconds} ms`, 'TimeoutError');
    signal.addEventListener('abort', () => reject(late), { once: true });
  });
  return Promise.race([work(signal), expired]);
}
