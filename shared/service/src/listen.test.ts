import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localAddress, listen, requireFreePort } from './listen.ts';
import { StartProblem } from './start-problem.ts';

describe('A port that another process holds', () => {
  const holder = createServer();
  let port = 0;
  beforeEach(async () => {
    holder.listen(0, localAddress);
    await once(holder, 'listening');
    // A server on a port has an address with a port.
    port = (holder.address() as AddressInfo).port;
  });
  afterEach(async () => {
    holder.close();
    await once(holder, 'close');
  });

  const server = () => ({
    listen: async (options: { port: number; host: string }) => {
      const other = createServer().listen(options);
      await once(other, 'listening');
    },
  });

  it('is named with its variable, before and while a server listens', async () => {
    const problem = new StartProblem(
      `Port ${port} on 127.0.0.1 is taken. Set PAZAR_API_PORT to a free one.`,
    );
    const address = { port, variable: 'PAZAR_API_PORT' };
    await expect(requireFreePort(address)).rejects.toThrow(problem);
    await expect(listen(server(), address)).rejects.toThrow(problem);
  });

  it('is free once the process has let it go', async () => {
    const next = createServer().listen(0, localAddress);
    await once(next, 'listening');
    const free = (next.address() as AddressInfo).port;
    next.close();
    await once(next, 'close');
    await expect(
      requireFreePort({ port: free, variable: 'PAZAR_API_PORT' }),
    ).resolves.toBeUndefined();
  });
});
