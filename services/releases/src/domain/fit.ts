import type { BuildFiles } from '@pazar/contracts/releases/discovery';
import type { HostFacts } from '@pazar/contracts/releases/host-facts';
import type { SectionDescriptor } from '@pazar/contracts/releases/section-descriptor';
import type { ApiShapes, Requirements } from '@pazar/contracts/releases/requirements';
import { major, satisfies, validRange } from 'semver';
import type { Check } from './plan-api.ts';
import { faultsWithApi } from './read-answers.ts';

/** The parts of a version that must fit its environment. */
export interface FittingVersion {
  section: SectionDescriptor;
  build: BuildFiles;
  /** Null for a build from before builds said it. */
  requirements: Requirements | null;
}

/** A section that is live together with it, or would be after a rollback. */
export interface Neighbour {
  remote: string;
  version: string;
  section: SectionDescriptor;
}

/**
 * Whether a version fits every shell that is live or may be restored, newest first. What an earlier shell does not
 * export yet refuses that shell while the version is live, and not the version.
 */
export function checkHosts(version: FittingVersion, hosts: readonly HostFacts[]): Check[] {
  if (hosts.length === 0) {
    return [{ name: 'shell', result: 'skipped', detail: 'no shell is announced' }];
  }
  return hosts.flatMap((host, place): Check[] => {
    const name = `shell ${host.version}`;
    const missing = missingExports(version, host);
    const faults = [...faultsWith(version, host), ...(place === 0 ? missing : [])];
    if (faults.length > 0) return [{ name, result: 'failed', detail: faults.join('; ') }];
    if (missing.length > 0) {
      const detail = `cannot be restored while this version is live: it ${missing.join('; it ')}`;
      return [{ name, result: 'skipped', detail }];
    }
    const detail = 'contract, runtime and shared modules are compatible';
    const passed: Check = { name, result: 'passed', detail };
    return place === 0 ? [passed, ...checkDeprecated(version, host)] : [passed];
  });
}

/** The exports that a version uses and the shell does not have. */
function missingExports({ requirements }: FittingVersion, { exports }: HostFacts): string[] {
  if (exports === undefined) return [];
  return Object.entries(requirements?.exports ?? {}).flatMap(([module, used]) => {
    const missing = used.filter((name) => exports[module]?.includes(name) === false);
    return missing.length === 0
      ? []
      : [`uses ${missing.join(', ')} of ${module}, which this shell does not provide`];
  });
}

/** One line for each export that a version uses and that the live shell will give up. */
function checkDeprecated(
  { requirements }: FittingVersion,
  { deprecated = {} }: HostFacts,
): Check[] {
  return Object.entries(requirements?.exports ?? {}).flatMap(([module, used]) =>
    used.flatMap((name): Check[] => {
      const end = deprecated[module]?.[name];
      if (end === undefined) return [];
      const detail = `${name} of ${module} goes on ${end.goesOn}; use ${end.use}`;
      return [{ name: 'deprecated', result: 'passed', detail, until: end.goesOn }];
    }),
  );
}

/** Whether a version reads what the API answers, and sends what it accepts. */
export function checkApi({ requirements }: FittingVersion, api: ApiShapes | undefined): Check {
  const name = 'API';
  if (api === undefined) {
    return { name, result: 'skipped', detail: 'it has not said what it answers' };
  }
  if (requirements === null) {
    return { name, result: 'skipped', detail: 'the build does not say what it reads' };
  }
  const faults = faultsWithApi(requirements, api);
  return faults.length === 0
    ? { name, result: 'passed', detail: 'it answers what the build reads' }
    : { name, result: 'failed', detail: faults.join('; ') };
}

function faultsWith({ section, build }: FittingVersion, host: HostFacts): string[] {
  const faults: string[] = [];
  if (section.contract !== host.contract) {
    faults.push(
      `is written for contract version ${section.contract}; this shell has ${host.contract}`,
    );
  }
  if (!isSameRuntime(build.pluginVersion, host.pluginVersion)) {
    faults.push(
      `is built with the federation runtime ${build.pluginVersion}; ` +
        `this shell has ${host.pluginVersion}`,
    );
  }
  for (const [module, range] of Object.entries(build.shared)) {
    const provided = host.shared[module];
    if (provided === undefined) {
      faults.push(`needs ${module}, which this shell does not provide`);
    } else if (validRange(range) === null || !satisfies(provided, range)) {
      faults.push(`needs ${module} ${range}; this shell has ${provided}`);
    }
  }
  return faults;
}

/** A build has its part of the runtime and takes the core from the shell, by the core's exports alone. */
function isSameRuntime(left: string, right: string): boolean {
  try {
    return major(left) === major(right);
  } catch {
    return false;
  }
}

/** Whether a version claims an address or texts that another section has. */
export function checkNeighbours(
  { section }: FittingVersion,
  neighbours: readonly Neighbour[],
): Check[] {
  const paths = new Set(section.routes.map(({ path }) => path));
  const faults = neighbours.flatMap((other) => {
    const who = `${other.remote} ${other.version}`;
    const taken = other.section.routes
      .filter(({ path }) => paths.has(path))
      .map(({ path }) => `the route /${path} belongs to ${who}`);
    const isSameSpace = other.section.namespace === section.namespace;
    return isSameSpace
      ? [...taken, `the text namespace ${section.namespace} belongs to ${who}`]
      : taken;
  });
  const name = 'other sections';
  const detail = passedWith(neighbours.length);
  return faults.length === 0
    ? [{ name, result: 'passed', detail }]
    : [{ name, result: 'failed', detail: [...new Set(faults)].join('; ') }];
}

function passedWith(versions: number): string {
  if (versions === 0) return 'there is none';
  const counted = versions === 1 ? '1 version' : `${versions} versions`;
  return `no route or text conflicts with the ${counted} of other sections`;
}
