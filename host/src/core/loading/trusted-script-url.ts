/** Names the host's own Trusted Types policy; the edge's policy header allows it. */
const policyName = 'shell#mf';

type ScriptUrl = TrustedScriptURL | string;

interface ScriptUrlPolicy {
  createScriptURL(url: string): ScriptUrl;
}

/**
 * A policy that lets through exactly the addresses `isKnown` accepts. Without Trusted Types in the
 * browser the same check applies to plain strings.
 */
export function createScriptUrlPolicy(isKnown: (url: string) => boolean): ScriptUrlPolicy {
  const createScriptURL = (url: string): string => {
    if (!isKnown(url)) throw new TypeError(`${url} is not in the signed discovery document`);
    return url;
  };
  return window.trustedTypes?.createPolicy(policyName, { createScriptURL }) ?? { createScriptURL };
}
