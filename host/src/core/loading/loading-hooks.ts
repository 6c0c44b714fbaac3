import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { KnownFiles, Owner } from '../builds/known-files.ts';
import { remoteAttribute } from './tags.ts';
import { syntheticManifest } from '../builds/synthetic-manifest.ts';
import { watchStyle } from './tags.ts';

/**
 * The only way a remote's bytes enter the page. Manifests are answered from the signed document,
 * scripts and styles carry its integrity, and a URL that is not in it does not load.
 *
 * @param files the files of the signed document
 * @param deadline milliseconds for one script or style
 */
export function loadingHooks(files: KnownFiles, deadline: number): ModuleFederationRuntimePlugin {
  const policy = createScriptUrlPolicy((url) => files.ownerOf(url) !== undefined);

  const ownerOf = (url: string): Owner => {
    const owner = files.ownerOf(url);
    if (owner === undefined) throw new TypeError(`${url} is not in the signed document`);
    return owner;
  };

  return {
    name: 'pazar:loading-hooks',

    // The runtime's own fetch checks neither the status nor a deadline.
    fetch(url) {
      const build = files.ofManifest(url);
      if (build === undefined) {
        return Promise.reject(new TypeError(`${url} is not in the signed document`));
      }
      return Promise.resolve(Response.json(syntheticManifest(build)));
    },

    createScript({ url }) {
      const { build, integrity } = ownerOf(url);
      const script = document.createElement('script');
      // The DOM types accept strings only; Trusted Types requires the policy's value.
      script.src = policy.createScriptURL(url) as string;
      if (integrity !== null) script.integrity = integrity;
      script.crossOrigin = 'anonymous';
      script.async = true;
      script.fetchPriority = 'high';
      script.setAttribute(remoteAttribute, build.name);
      return { script, timeout: deadline };
    },

    createLink({ url, attrs = {} }) {
      const { build, integrity } = ownerOf(url);
      const link = document.createElement('link');
      link.href = url;
      link.rel = String(attrs['rel'] ?? 'stylesheet');
      if (link.rel === 'preload') link.as = String(attrs['as'] ?? 'style');
      if (integrity !== null) link.integrity = integrity;
      link.crossOrigin = 'anonymous';
      link.setAttribute(remoteAttribute, build.name);
      watchStyle(link);
      return { link, timeout: deadline };
    },
  };
}

/** Names the host's own Trusted Types policy; the edge's policy header allows it. */
const policyName = 'shell#mf';

type ScriptUrl = TrustedScriptURL | string;

interface ScriptUrlPolicy {
  createScriptURL(url: string): ScriptUrl;
}

/**
 * A policy that allows exactly the URLs that `isKnown` accepts. In a browser without Trusted Types
 * the same check applies to plain strings.
 */
export function createScriptUrlPolicy(isKnown: (url: string) => boolean): ScriptUrlPolicy {
  const createScriptURL = (url: string): string => {
    if (!isKnown(url)) throw new TypeError(`${url} is not in the signed discovery document`);
    return url;
  };
  return window.trustedTypes?.createPolicy(policyName, { createScriptURL }) ?? { createScriptURL };
}
