import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { startChild, type Child } from '@pazar/service/start-child';
import { killChild } from '@pazar/service/stop-child';
import { waitUntilReady } from '@pazar/service/wait-until-ready';
import getPort from 'get-port';
import { Failure } from '../command/failure.ts';
import { runTool } from '../supervise/run-tool.ts';
import { installDebianPackage, serverPackages } from './debian-package.ts';
import { findProgram } from './find-program.ts';

/** An S3 server for one test run. */
export interface TestBucketServer {
  /** Its address, with the access key and the secret as user and password. */
  url: string;
  stop: () => Promise<void>;
}

/** OpenStack Swift is four servers: one for S3, and three that store its data. */
const kinds = ['account', 'container', 'object'] as const;
type Kind = (typeof kinds)[number];

const packages = serverPackages.filter((name) => name.startsWith('swift-'));

const credentials = { key: 'test:tester', secret: 'testing' };

async function requireSwift(): Promise<void> {
  if (findProgram('swift-proxy-server') !== null) return;
  for (const name of packages) await installDebianPackage(name);
  if (findProgram('swift-proxy-server') !== null) return;
  throw new Failure(
    'The tests of the bucket need OpenStack Swift: install it so that swift-proxy-server is in PATH ' +
      `(Debian: apt-get install ${packages.join(' ')}), or set PAZAR_TEST_S3_URL to a server where ` +
      'buckets may be made, with key and secret as user and password.',
  );
}

/** One installation: its folder and its ports. */
interface Setup {
  folder: string;
  user: string;
  /** No server listens on `cache`: Swift requires the address of a cache, and works without one. */
  ports: Record<Kind | 'proxy' | 'cache', number>;
}

const common = ({ folder, user }: Setup, port: number) =>
  [
    '[DEFAULT]',
    'bind_ip = 127.0.0.1',
    `bind_port = ${port}`,
    `swift_dir = ${folder}`,
    `user = ${user}`,
    'workers = 0',
  ].join('\n');

function storageSettings(setup: Setup, kind: Kind): string {
  return `${common(setup, setup.ports[kind])}
devices = ${setup.folder}
mount_check = false
recon_cache_path = ${setup.folder}
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;
}

function proxySettings(setup: Setup): string {
  const [, name] = credentials.key.split(':');
  return `${common(setup, setup.ports.proxy)}
[pipeline:main]
pipeline = catch_errors healthcheck cache listing_formats s3api tempauth bulk copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${setup.ports.cache}
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_${name ?? ''} = ${credentials.secret} .admin
[filter:bulk]
use = egg:swift#bulk
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`;
}

/** Writes the ring that places one kind of data on this machine, once. */
async function makeRing(setup: Setup, kind: Kind): Promise<void> {
  const steps: string[][] = [
    ['create', '4', '1', '1'],
    ['add', `r1z1-127.0.0.1:${setup.ports[kind]}/disk`, '1'],
    ['rebalance'],
  ];
  for (const step of steps) {
    const builder = path.join(setup.folder, `${kind}.builder`);
    const { failed, output } = await runTool({ command: ['swift-ring-builder', builder, ...step] });
    // Its exit code 1 is a warning.
    if (failed && !output.includes('assigned'))
      throw new Failure(`No ring of ${kind}s:\n${output}`);
  }
}

async function startServer(setup: Setup, kind: Kind | 'proxy', settings: string): Promise<Child> {
  const file = path.join(setup.folder, `${kind}.conf`);
  await writeFile(file, settings);
  const command = [`swift-${kind}-server`, file, '-v'] as const;
  return startChild({ command, variables: {}, log: path.join(setup.folder, `${kind}.log`) });
}

/**
 * Starts a temporary OpenStack Swift with an S3 interface on free ports, reachable only from this
 * machine. A server named by `PAZAR_TEST_S3_URL` is used unchanged.
 */
export async function startTestBucket(given: string | undefined): Promise<TestBucketServer> {
  if (given !== undefined && given !== '') return { url: given, stop: () => Promise.resolve() };
  await requireSwift();
  const folder = await mkdtemp(path.join(tmpdir(), 'pazar-bucket-'));
  await mkdir(path.join(folder, 'disk'));
  const [account, container, object, proxy, cache] = [
    await getPort(),
    await getPort(),
    await getPort(),
    await getPort(),
    await getPort(),
  ];
  const ports = { account, container, object, proxy, cache };
  const setup: Setup = { folder, user: userInfo().username, ports };
  await Promise.all(kinds.map((kind) => makeRing(setup, kind)));
  const children = [
    ...(await Promise.all(
      kinds.map((kind) => startServer(setup, kind, storageSettings(setup, kind))),
    )),
    await startServer(setup, 'proxy', proxySettings(setup)),
  ];
  const stop = async () => {
    await Promise.all(children.map(killChild));
    await rm(folder, { recursive: true, force: true });
  };
  const hasFailed = () => children.some((child) => child.hasEnded());
  if (!(await waitUntilReady(`http://127.0.0.1:${proxy}/healthcheck`, hasFailed))) {
    await Promise.all(children.map(killChild));
    throw new Failure(`OpenStack Swift did not start; its logs are in ${folder}.`);
  }
  const url = new URL(`http://127.0.0.1:${proxy}`);
  url.username = encodeURIComponent(credentials.key);
  url.password = credentials.secret;
  return { url: url.href, stop };
}
