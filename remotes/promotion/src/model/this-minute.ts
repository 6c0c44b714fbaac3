const minuteMs = 60_000;

/** The instant at which this minute began: fields of times show no seconds. ISO 8601 in UTC. */
export function thisMinute(): string {
  return new Date(Math.floor(Date.now() / minuteMs) * minuteMs).toISOString();
}
