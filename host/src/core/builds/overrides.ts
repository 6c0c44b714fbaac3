import { remoteNameSchema } from '@pazar/contracts/releases/section-descriptor';
import * as z from '@pazar/contracts/schema';
import { readStored, writeStored } from '../storage/stored.ts';
import { overridesKey } from './access.ts';
import type { Build } from './build.ts';
import { readUnsignedBuild } from './unsigned-build.ts';

const storedSchema = z.record(remoteNameSchema, z.string());

/** URL by remote. */
export type Overrides = Readonly<Record<string, string>>;

export function readOverrides(storage: Storage): Overrides {
  return readStored(storage, overridesKey, storedSchema) ?? {};
}

/**
 * Saves the overrides of this browser; removes the storage entry when there are none.
 *
 * @returns false when the storage is full: the earlier overrides stay
 */
export function writeOverrides(storage: Storage, overrides: Overrides): boolean {
  if (Object.keys(overrides).length > 0) return writeStored(storage, overridesKey, overrides);
  storage.removeItem(overridesKey);
  return true;
}

export interface OverriddenBuilds {
  readonly builds: readonly Build[];
  /** Remotes whose override could not be loaded; they run as published. */
  readonly failed: readonly string[];
}

/**
 * Replaces each published remote by its override. A remote stays as published when the override's
 * server does not serve it or is not on an allowed origin.
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

/** Parses what a person typed as the URL of a build's folder; otherwise says why it is not one. */
export type OverrideAddress =
  | { readonly base: string }
  | { readonly fault: 'unreadable' | 'other-origin' };

/**
 * Parses a URL, or a port of this machine.
 *
 * @param origins the allowed origins of an override; a port `*` allows every port
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

/** The folder of a published version on an asset origin; the text itself where it is no version. */
export function addressOfVersion(
  text: string,
  { remote, assetOrigin }: { remote: string; assetOrigin: string },
): string {
  const version = text.trim();
  const isVersion = /^\d+\.\d+\.\d+-[0-9A-Za-z.-]{1,60}$/.test(version);
  return isVersion ? `${assetOrigin}/${remote}/${version}/` : text;
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : null);
