import { remoteNameSchema } from '@pazar/contracts/releases/section-descriptor';
import * as z from '@pazar/contracts/schema';
import { readStored } from '../storage/stored.ts';
import { overridesKey } from './access.ts';
import type { Build } from './build.ts';
import { readUnsignedBuild } from './unsigned-build.ts';

const storedSchema = z.record(remoteNameSchema, z.string());

/** Address by remote. */
export type Overrides = Readonly<Record<string, string>>;

export function readOverrides(storage: Storage): Overrides {
  return readStored(storage, overridesKey, storedSchema) ?? {};
}

/** Keeps the overrides of this browser; none at all leaves no trace. */
export function writeOverrides(storage: Storage, overrides: Overrides): void {
  if (Object.keys(overrides).length === 0) storage.removeItem(overridesKey);
  else storage.setItem(overridesKey, JSON.stringify(overrides));
}

export interface OverriddenBuilds {
  readonly builds: readonly Build[];
  /** Remotes whose override could not be had; they run as published. */
  readonly failed: readonly string[];
}

/**
 * Puts each overridden remote in the place of the published one. One whose server does not answer
 * with such a remote, or is not on an allowed origin, stays as published.
 */
export async function withOverrides(
  builds: readonly Build[],
  { overrides, origins }: { overrides: Overrides; origins: readonly string[] },
): Promise<OverriddenBuilds> {
  const failed: string[] = [];
  const made = await Promise.all(
    Object.entries(overrides).map(async ([name, address]) => {
      const place = overrideAddress(address, origins);
      try {
        if ('fault' in place) throw new Error(`${address} is not on an allowed origin`);
        return await readUnsignedBuild({ name, base: place.base, reason: 'override' });
      } catch (error) {
        console.error(`The override of ${name} could not be used`, error);
        failed.push(name);
        return null;
      }
    }),
  );
  const overridden = made.filter((build) => build !== null);
  const isOverridden = ({ name }: Build) => overridden.some((one) => one.name === name);
  return {
    builds: [...builds.filter((build) => !isOverridden(build)), ...overridden],
    failed,
  };
}

/** What a person typed, as the address of a build's folder; or why that is none. */
export type OverrideAddress =
  { readonly base: string } | { readonly fault: 'unreadable' | 'other-origin' };

/**
 * Reads an address, or a port of this machine.
 *
 * @param origins what an override may come from; a port `*` stands for every port
 */
export function overrideAddress(text: string, origins: readonly string[]): OverrideAddress {
  const typed = text.trim();
  const address = /^\d{1,5}$/.test(typed) ? `http://127.0.0.1:${typed}/` : typed;
  if (!URL.canParse(address)) return { fault: 'unreadable' };
  const url = new URL(address);
  const { protocol, hostname, origin, username, password } = url;
  if (!['http:', 'https:'].includes(protocol) || username !== '' || password !== '') {
    return { fault: 'unreadable' };
  }
  const anyPort = `${protocol}//${hostname}:*`;
  if (!origins.some((allowed) => allowed === anyPort || originOf(allowed) === origin)) {
    return { fault: 'other-origin' };
  }
  const folder = url.pathname.replace(/[^/]*\.(?:json|js)$/, '').replace(/\/?$/, '/');
  return { base: origin + folder };
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : null);
