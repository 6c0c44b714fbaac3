import type { Page } from '@playwright/test';

/** Milliseconds of latency, bytes a second, and how many times slower the processor is. */
export interface Connection {
  readonly latency: number;
  readonly down: number;
  readonly up: number;
  readonly cpu: number;
}

/** The slow 4G profile of Lighthouse: 150 ms, 1.6 Mbps down, 750 Kbps up, a processor 4 times slower. */
export const slow4g: Connection = {
  latency: 150,
  down: 1_600_000 / 8,
  up: 750_000 / 8,
  cpu: 4,
};

/** As fast as the machine is, for the smallest form of a benchmark: -1 sets no limit. */
export const unlimited: Connection = { latency: 0, down: -1, up: -1, cpu: 1 };

/** Emulates a connection and a processor. Throttling is by request: no handshakes, no loss. */
export async function slowDown(page: Page, { latency, down, up, cpu }: Connection): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down,
    uploadThroughput: up,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
