import { formatTime } from '@pazar/format/date';
import { isDayAlone } from '@pazar/format/entered-time';

/** From when to when, `08:10–12:40`, or one time; nothing where only the day was entered. */
export function clockRange(from: string, to: string): string {
  const times = [from, to].filter((instant) => !isDayAlone(instant)).map((at) => formatTime(at));
  return [...new Set(times)].join('–');
}
