import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemoteRecord } from './remote-record.ts';
import { syntheticManifest } from './synthetic-manifest.ts';
import { createScriptUrlPolicy } from './trusted-script-url.ts';

/** The mark on every tag that loads a part of a remote, so that a hanging one can be taken out. */
export const remoteAttribute = 'data-pazar-remote';

/**
 * The only way a remote's bytes enter the page: manifests are answered from the signed document,
 * scripts and styles carry its integrity, and an address that is not in it does not load at all.
 *
 * @param records every known remote, by manifest address
 * @param deadline milliseconds that one script or style may take
 */
export function loadingHooks(
  records: ReadonlyMap<string, RemoteRecord>,
  deadline: number,
): ModuleFederationRuntimePlugin {
  const findOwner = ownerFinder([...records.values()]);
  const policy = createScriptUrlPolicy((url) => findOwner(url) !== undefined);

  const ownerOf = (url: string): Owner => {
    const owner = findOwner(url);
    if (owner === undefined) throw new TypeError(`${url} is not in the signed document`);
    return owner;
  };

  return {
    name: 'pazar:loading-hooks',

    // The runtime's own fetch checks neither the status nor a deadline.
    fetch(url) {
      const record = records.get(url);
      if (record === undefined) {
        return Promise.reject(new TypeError(`${url} is not in the signed document`));
      }
      return Promise.resolve(Response.json(syntheticManifest(record)));
    },

    createScript({ url }) {
      const { record, integrity } = ownerOf(url);
      const script = document.createElement('script');
      // The DOM types know strings only; the policy's value is what Trusted Types asks for.
      script.src = policy.createScriptURL(url) as string;
      if (integrity !== null) script.integrity = integrity;
      script.crossOrigin = 'anonymous';
      script.async = true;
      script.fetchPriority = 'high';
      script.setAttribute(remoteAttribute, record.name);
      return { script, timeout: deadline };
    },

    createLink({ url, attrs = {} }) {
      const { record, integrity } = ownerOf(url);
      const link = document.createElement('link');
      link.href = url;
      link.rel = String(attrs['rel'] ?? 'stylesheet');
      if (link.rel === 'preload') link.as = String(attrs['as'] ?? 'style');
      if (integrity !== null) link.integrity = integrity;
      link.crossOrigin = 'anonymous';
      link.setAttribute(remoteAttribute, record.name);
      return { link, timeout: deadline };
    },
  };
}

interface Owner {
  readonly record: RemoteRecord;
  readonly integrity: string | null;
}

/** A file belongs to the remote whose signed document names it, or whose development server has it. */
function ownerFinder(records: readonly RemoteRecord[]): (url: string) => Owner | undefined {
  const signed = new Map(
    records.flatMap((record) =>
      [...(record.integrity ?? [])].map(([url, integrity]): [string, Owner] => [
        url,
        { record, integrity },
      ]),
    ),
  );
  const inDevelopment = records.filter((record) => record.integrity === null);
  return (url) => {
    const record = inDevelopment.find(({ base }) => url.startsWith(base));
    return record === undefined ? signed.get(url) : { record, integrity: null };
  };
}
