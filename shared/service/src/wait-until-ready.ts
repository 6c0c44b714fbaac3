import { setTimeout as pause } from 'node:timers/promises';

/** Longest from a start to the first 200: a first start on a busy machine takes half a minute. */
const readyDeadline = 120_000;
const interval = 50;

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Polls until the URL answers 200; `false` when the deadline passes or `givenUp` returns true.
 *
 * @param deadline milliseconds, two minutes when absent
 */
export async function waitUntilReady(
  url: string,
  givenUp: () => boolean,
  deadline: number = readyDeadline,
): Promise<boolean> {
  const end = Date.now() + deadline;
  while (Date.now() < end && !givenUp()) {
    if (await answers(url)) return true;
    await pause(interval);
  }
  return false;
}
