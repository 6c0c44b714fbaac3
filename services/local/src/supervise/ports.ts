import { createServer } from 'node:net';
import { Failure } from '../command/failure.ts';

/** A port that the set-up needs, and the variable that changes it. */
export interface PortClaim {
  port: number;
  variable: string;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Fails with every port that is in use or configured twice, each with its variable. */
export async function requireFreePorts(claims: readonly PortClaim[]): Promise<void> {
  const free = await Promise.all(claims.map(({ port }) => isFree(port)));
  const taken = claims
    .filter((_, index) => free[index] === false)
    .map(
      ({ port, variable }) => `Port ${port} on 127.0.0.1 is taken. Set ${variable} to a free one.`,
    );
  const twice = claims
    .filter(({ port }, index) => claims.findIndex((other) => other.port === port) !== index)
    .map(({ port, variable }) => `${variable} asks for port ${port}, which another variable has.`);
  const problems = [...taken, ...twice];
  if (problems.length > 0) throw new Failure(problems.join('\n'));
}
