/** A time to the second in UTC: support and visitor may sit in different zones. */
export function timeForSupport(time: string): string {
  return `${time.slice(0, 19).replace('T', ' ')} UTC`;
}
