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
  /** Requests a script that runs later, by a tag of `script`. */
  readonly preload: (url: string) => HTMLLinkElement;
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
    preload(url) {
      const link = prepare(document.createElement('link'), url);
      link.href = url;
      link.rel = 'preload';
      link.as = 'script';
      link.fetchPriority = 'high';
      return link;
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
 * Requests the entry of a build now, which the federation runtime does some tasks later; and beside it the
 * files of its exposed module, which it would request only once it has run. The bundler finds them in the page.
 */
export function requestExposed({ base, files }: Build, tags: FileTags): void {
  const { entry, expose } = files;
  document.head.append(
    ...missing([entry], base, (url) => `link[href="${url}"]`).map(tags.preload),
    ...missing(expose.css, base, (url) => `link[href="${url}"]`).map(tags.style),
    ...scripts(expose.js, base, tags),
  );
}

/**
 * Requests scripts of a build that a page imports, beside the first script, which would import them only
 * once it has run. The bundler finds their modules in the page.
 *
 * @param paths relative to the build
 */
export function requestChunks(
  { base, container }: Build,
  paths: readonly string[],
  tags: Pick<FileTags, 'script'>,
): void {
  const all = scripts(paths, base, tags);
  // As the bundler's loader names it: the script of a chunk reads the name of its build there.
  for (const script of all) script.dataset['rspack'] = `${container}:`;
  document.head.append(...all);
}

function missing(
  paths: readonly string[],
  base: string,
  selector: (url: string) => string,
): string[] {
  return paths
    .map((path) => new URL(path, base).href)
    .filter((url) => document.querySelector(selector(url)) === null);
}

function scripts(
  paths: readonly string[],
  base: string,
  tags: Pick<FileTags, 'script'>,
): HTMLScriptElement[] {
  return missing(paths, base, (url) => `script[src="${url}"]`).map((url) => {
    const script = tags.script(url);
    // The bundler would wait for a script that has failed already.
    for (const end of ['load', 'error']) script.addEventListener(end, () => script.remove());
    return script;
  });
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
