import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDocument, anEntry } from '../../test/discovery.ts';
import { fakeHost } from '../../test/render-in-host.tsx';
import { makeSigner, signDocument, type Signer } from '../../test/signed-document.ts';
import type { DocumentBytes } from '../core/discovery/verify-document.ts';
import { createKeyReload } from './reload-for-keys.ts';

let former: Signer;
let present: Signer;
let served: DocumentBytes;
/** The keys that the shell's configuration names now. */
let configured: Signer;
let isHeld: boolean;
let reloads: number;

beforeAll(async () => {
  [former, present] = await Promise.all([makeSigner('k1'), makeSigner('k2')]);
});

beforeEach(async () => {
  sessionStorage.clear();
  isHeld = false;
  reloads = 0;
  configured = present;
  served = await signDocument(aDocument(anEntry('catalog')), { signer: present });
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(answerTo(url)));
});

function answerTo(url: string): Response {
  const headers = { date: new Date('2026-11-21T10:00:00.000Z').toUTCString() };
  if (!url.includes('config.json')) {
    const text = url.endsWith('.statement.json') ? served.statement : served.document;
    return new Response(text, { headers });
  }
  const config = { ...fakeHost().config, trustedKeys: [configured.publicKey] };
  const type = { 'content-type': 'application/json' };
  return new Response(JSON.stringify(config), { headers: { ...headers, ...type } });
}

function look(): Promise<void> {
  const host = fakeHost();
  const leaveGuard = { ...host.leaveGuard, isHeld: () => isHeld };
  return createKeyReload({ config: host.config, leaveGuard }, () => (reloads += 1))();
}

describe('A tab whose keys sign nothing any more', () => {
  it('is loaded again when the shell names keys that verify the newest document', async () => {
    await look();
    expect(reloads).toBe(1);
  });

  it('stays while something is unsaved', async () => {
    isHeld = true;
    await look();
    isHeld = false;
    expect(reloads).toBe(0);
    await look();
    expect(reloads).toBe(1);
  });

  it('stays where a document is forged: the keys of the shell do not verify it either', async () => {
    configured = former;
    await look();
    expect(reloads).toBe(0);
  });

  it('is loaded once in an hour, also where edges disagree about the keys', async () => {
    await look();
    await look();
    expect(reloads).toBe(1);
  });
});
