import {
  releaseChangeSchema,
  remoteStateSchema,
  type ReleaseChange,
  type RemoteState,
} from '@pazar/contracts/releases/release-state';
import type { DiscoveryEntry } from '@pazar/contracts/releases/discovery';
import { layout } from '../environment.ts';
import { createApp } from '../create-app.ts';
import type { Registry } from '../open-registry.ts';
import { buildFiles, publishRequest } from './build-fixture.ts';
import { collectAnswers } from './documented-answers.ts';
import type { RegistryHome } from './registry-fixture.ts';
import { verifyDocuments } from './verify-documents.ts';

/** A call of the registry's HTTP interface. */
export interface Call {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: object;
  headers?: Record<string, string>;
  /** The sender's token; the installation's own when left out, null for none. */
  token?: string | null;
}

/** A registry that answers calls without a socket. */
export interface RegistryApp {
  registry: Registry;
  call: (path: string, call?: Call) => Promise<{ status: number; json: unknown; etag: unknown }>;
  /** Publishes a small build and answers its version. */
  publish: (
    remote: string,
    version: string,
    options?: { release?: 'live' | 'none'; changes?: Record<string, string | null> },
  ) => Promise<string>;
  /** Changes a remote as it is now; throws when that is refused. */
  change: (remote: string, action: string, body: object) => Promise<ReleaseChange>;
  state: (remote: string) => Promise<RemoteState>;
  /** The entries of a remote in the document that browsers find. */
  entries: (remote: string) => Promise<DiscoveryEntry[]>;
  close: () => Promise<void>;
}

/** Opens a registry in a home, with its HTTP interface; `close` throws for answers that it does not document. */
export async function openApp(home: RegistryHome, now?: () => Date): Promise<RegistryApp> {
  const registry = await home.open(now);
  const app = createApp(registry, false);
  const own = await home.token();
  const requireDocumented = collectAnswers(app, own);

  const call: RegistryApp['call'] = async (path, options = {}) => {
    const { method = 'GET', body, headers, token = own } = options;
    const response = await app.inject({
      method,
      url: path,
      headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...headers },
      ...(body && { payload: body }),
    });
    const { etag } = response.headers;
    return { status: response.statusCode, json: response.json<unknown>(), etag };
  };
  const state = async (remote: string) =>
    remoteStateSchema.parse((await call(`/v1/remotes/${remote}`)).json);
  return {
    registry,
    call,
    state,
    publish: async (remote, version, { release = 'live', changes } = {}) => {
      const files = buildFiles(remote, { 'a.js': `/* ${version} */`, ...changes });
      const body = { ...publishRequest(files, version), release };
      const answer = await call(`/v1/remotes/${remote}/versions`, { method: 'POST', body });
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.json));
      return version;
    },
    change: async (remote, action, body) => {
      const headers = { 'if-match': `"${(await state(remote)).revision}"` };
      const answer = await call(`/v1/remotes/${remote}/${action}`, {
        method: 'POST',
        body: { reason: 'because of a test', ...body },
        headers,
      });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.json));
      return releaseChangeSchema.parse(answer.json);
    },
    entries: async (remote) => {
      const { document, isMatch } = await verifyDocuments(layout(home.home).documents);
      if (!isMatch) throw new Error('The statement vouches for other bytes');
      return document.microFrontends[remote] ?? [];
    },
    close: async () => {
      try {
        await requireDocumented();
      } finally {
        await app.close();
        await registry.close();
      }
    },
  };
}
