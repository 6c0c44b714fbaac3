import { createServer } from 'node:net';
import getPort from 'get-port';
import { describe, expect, it, onTestFinished } from 'vitest';
import { requireFreePorts } from './ports.ts';

describe('Port check', () => {
  it('names a taken port together with the variable that changes it', async () => {
    const port = await getPort();
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.close();
    });

    await expect(requireFreePorts([{ port, variable: 'PAZAR_API_PORT' }])).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is taken. Set PAZAR_API_PORT to a free one.`,
    );
  });

  it('refuses two claims of one port', async () => {
    const port = await getPort();

    await expect(
      requireFreePorts([
        { port, variable: 'PAZAR_API_PORT' },
        { port, variable: 'PAZAR_ASSET_PORT' },
      ]),
    ).rejects.toThrow('PAZAR_ASSET_PORT asks for port');
  });

  it('lets free ports pass', async () => {
    const port = await getPort();

    await expect(requireFreePorts([{ port, variable: 'PAZAR_API_PORT' }])).resolves.toBeUndefined();
  });
});
