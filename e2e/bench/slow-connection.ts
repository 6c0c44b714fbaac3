import type { Page } from '@playwright/test';

/** The slow 4G profile of Lighthouse: 150 ms, 1.6 Mbps down, 750 Kbps up, a processor 4 times slower. */
const profile = { latency: 150, down: 1_600_000 / 8, up: 750_000 / 8, cpu: 4 };

/** Makes a page as slow as a phone in a field. Throttling is by request: no handshakes, no loss. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: profile.down,
    uploadThroughput: profile.up,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
}
