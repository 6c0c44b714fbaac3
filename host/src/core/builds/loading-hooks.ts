import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Build } from './build.ts';
import type { KnownFiles } from './known-files.ts';
import { remoteAttribute, watchStyle } from './tags.ts';

/**
 * The tags that load a remote's files: the only way in which its bytes enter the page. They carry the
 * integrity of the signed document, and a URL that is not in it throws.
 */
export interface FileTags {
  readonly script: (url: string) => HTMLScriptElement;
  readonly style: (url: string) => HTMLLinkElement;
}

/** @param files the files of the signed document */
export function createFileTags(files: KnownFiles): FileTags {
  const policy = createScriptUrlPolicy((url) => files.ownerOf(url) !== undefined);

  function prepare<Tag extends HTMLScriptElement | HTMLLinkElement>(tag: Tag, url: string): Tag {
    const owner = files.ownerOf(url);
    if (owner === undefined) throw new TypeError(`${url} is not in the signed document`);
    if (owner.integrity !== null) tag.integrity = owner.integrity;
    tag.crossOrigin = 'anonymous';
    tag.setAttribute(remoteAttribute, owner.build.name);
    return tag;
  }

  return {
    script(url) {
      const script = prepare(document.createElement('script'), url);
      // The DOM types accept strings only; Trusted Types requires the policy's value.
      script.src = policy.createScriptURL(url) as string;
      script.async = true;
      script.fetchPriority = 'high';
      return script;
    },
    style(url) {
      const link = prepare(document.createElement('link'), url);
      link.href = url;
      link.rel = 'stylesheet';
      watchStyle(link);
      return link;
    },
  };
}

/**
 * Lets the federation runtime load entries with these tags alone.
 *
 * @param deadline milliseconds for one script
 */
export function loadingHooks(
  { script }: Pick<FileTags, 'script'>,
  deadline: number,
): ModuleFederationRuntimePlugin {
  return {
    name: 'pazar:loading-hooks',
    createScript: ({ url }) => ({ script: script(url), timeout: deadline }),
  };
}

/**
 * Requests the files of a build's exposed module beside its entry, which would request them only once it
 * has run. The bundler finds them in the page.
 */
export function requestExposed({ base, files: { expose } }: Build, tags: FileTags): void {
  const missing = (paths: readonly string[], selector: (url: string) => string) =>
    paths
      .map((path) => new URL(path, base).href)
      .filter((url) => document.querySelector(selector(url)) === null);
  document.head.append(
    ...missing(expose.css, (url) => `link[href="${url}"]`).map(tags.style),
    ...missing(expose.js, (url) => `script[src="${url}"]`).map((url) => {
      const script = tags.script(url);
      // The bundler would wait for a script that has failed already.
      for (const end of ['load', 'error']) script.addEventListener(end, () => script.remove());
      return script;
    }),
  );
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
