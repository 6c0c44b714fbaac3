import { describe, expect, it } from 'vitest';
import { describeDevelopment } from './development.ts';
import { readEnvironment } from './environment.ts';

const environment = readEnvironment({ PAZAR_SHELL_PORT: '4000', PAZAR_EDGE_PORT: '4001' });
const remotes = [
  {
    name: 'catalog',
    packageName: '@pazar/remote-catalog',
    folder: 'remotes/catalog',
    path: 'product',
  },
  {
    name: 'account',
    packageName: '@pazar/remote-account',
    folder: 'remotes/account',
    path: 'account',
  },
];

describe('Development set-up', () => {
  it('puts the development server of the host at the address of the shell, the edge behind it', () => {
    const development = describeDevelopment(environment, remotes, undefined);

    expect(development.servers.map(({ readyUrl }) => readyUrl)).toEqual(['http://127.0.0.1:4000/']);
    expect(development.services.edge.readyUrl).toBe('http://127.0.0.1:4001/health/ready');
    expect(development.services.assets.variables['PAZAR_SHELL_PORT']).toBe('4000');
  });

  it('serves one remote with hot reload beside the whole system', () => {
    const development = describeDevelopment(environment, remotes, 'catalog');

    expect(development.address).toBe('http://127.0.0.1:4000/product');
    expect(development.servers.map(({ command }) => command)).toEqual([
      ['pnpm', '--filter', '@pazar/remote-catalog', 'run', 'dev'],
      ['pnpm', '--filter', '@pazar/host', 'run', 'dev'],
    ]);
    expect(development.services.edge.readyUrl).toBe('http://127.0.0.1:4001/health/ready');
    expect(development.services.edge.variables['PAZAR_DEVELOPMENT_REMOTES']).toBe(
      '{"catalog":"http://127.0.0.1:3110"}',
    );
  });

  it('names the remotes when asked for one that does not exist', () => {
    expect(() => describeDevelopment(environment, remotes, 'orders')).toThrow(
      'There is no remote "orders". The remotes are: catalog, account.',
    );
  });
});
