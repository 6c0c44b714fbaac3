import { maxDiscoveryBytes } from '@pazar/contracts/releases/discovery';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDocument, anEntry } from '../../../test/discovery.ts';
import { makeSigner, signDocument, type Signer } from '../../../test/signed-document.ts';
import { discover } from './discover.ts';
import { type DocumentBytes, DocumentError } from './verify-document.ts';

const address = 'https://shell.example/releases/discovery.json';
const first = aDocument(anEntry('catalog'));
const second = aDocument(anEntry('catalog'), anEntry('management'));

let signer: Signer;
/** The server's answers by the end of the URL, one per request; the last one repeats. */
let answers: Record<'discovery.json' | 'discovery.statement.json', (string | Error | Response)[]>;
let requests: string[];

beforeAll(async () => {
  signer = await makeSigner();
});

beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    const queue =
      answers[url.endsWith('statement.json') ? 'discovery.statement.json' : 'discovery.json'];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    if (answer instanceof Error) throw answer;
    if (answer instanceof Response) return answer;
    const date = new Date('2026-11-21T10:00:00.000Z').toUTCString();
    return new Response(answer, { headers: { date } });
  });
  // The pauses between the tries pass at once.
  vi.useFakeTimers({ toFake: ['setTimeout'] }).setTimerTickMode('nextTimerAsync');
});

afterEach(() => {
  vi.useRealTimers();
});

/** Makes the server give these answers, one per try. */
function serve(...documents: DocumentBytes[]): void {
  answers = {
    'discovery.json': documents.map(({ document }) => document),
    'discovery.statement.json': documents.map(({ statement }) => statement),
  };
}

const find = () => discover({ address, keys: [signer.publicKey], storage: localStorage });

async function findFault(): Promise<unknown> {
  const error: unknown = await find().catch((reason: unknown) => reason);
  return error instanceof DocumentError ? error.fault : error;
}

describe('discover', () => {
  it('gives the newest document', async () => {
    serve(await signDocument(first, { signer }));
    await expect(find()).resolves.toMatchObject({ document: first, sequence: 1, fault: null });
    serve(await signDocument(second, { signer, over: { sequence: 2 } }));
    await expect(find()).resolves.toMatchObject({ document: second, sequence: 2, fault: null });
    expect(requests.slice(0, 2)).toEqual([
      address,
      'https://shell.example/releases/discovery.statement.json',
    ]);
  });

  it('asks again when document and statement are of two publications', async () => {
    const older = await signDocument(first, { signer });
    const newer = await signDocument(second, { signer, over: { sequence: 2 } });
    serve({ document: older.document, statement: newer.statement }, newer);
    await expect(find()).resolves.toMatchObject({ document: second, sequence: 2, fault: null });
    expect(requests).toHaveLength(4);
  });

  it('gives up on a pair that stays torn', async () => {
    const older = await signDocument(first, { signer });
    const newer = await signDocument(second, { signer, over: { sequence: 2 } });
    serve({ document: older.document, statement: newer.statement });
    expect(await findFault()).toBe('altered');
    expect(requests).toHaveLength(6);
  });

  it('throws what is wrong when this browser has no earlier document', async () => {
    answers = {
      'discovery.json': [new TypeError('Failed to fetch')],
      'discovery.statement.json': [''],
    };
    expect(await findFault()).toBe('unreachable');
    const stranger = await makeSigner();
    serve(await signDocument(first, { signer: stranger }));
    expect(await findFault()).toBe('bad-signature');
  });

  it('takes the last good document, and says why, when the newest is refused', async () => {
    serve(await signDocument(first, { signer, over: { sequence: 3 } }));
    await find();
    const lastGood = { document: first, sequence: 3 };

    const stranger = await makeSigner();
    serve(await signDocument(second, { signer: stranger, over: { sequence: 4 } }));
    await expect(find()).resolves.toMatchObject({ ...lastGood, fault: 'bad-signature' });

    serve(await signDocument(second, { signer, over: { sequence: 2 } }));
    await expect(find()).resolves.toMatchObject({ ...lastGood, fault: 'older-sequence' });

    serve(
      await signDocument(second, {
        signer,
        over: { sequence: 4, expires: '2026-11-20T00:00:00.000Z' },
      }),
    );
    await expect(find()).resolves.toMatchObject({ ...lastGood, fault: 'expired' });

    serve({ document: '<!doctype html>', statement: '<!doctype html>' });
    await expect(find()).resolves.toMatchObject({ ...lastGood, fault: 'malformed' });

    answers = {
      'discovery.json': [new Response('', { status: 503 })],
      'discovery.statement.json': [new Response('', { status: 503 })],
    };
    await expect(find()).resolves.toMatchObject({ ...lastGood, fault: 'unreachable' });
  });

  it('takes the last good document past its own expiry', async () => {
    serve(await signDocument(first, { signer, over: { expires: '2026-11-21T10:00:01.000Z' } }));
    await find();
    answers = { 'discovery.json': [new TypeError('offline')], 'discovery.statement.json': [''] };
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-01T00:00:00.000Z'));
    await expect(find()).resolves.toMatchObject({
      document: first,
      sequence: 1,
      fault: 'unreachable',
    });
  });

  it('does not take a last good document that was changed in storage', async () => {
    serve(await signDocument(first, { signer }));
    await find();
    const [key = ''] = Object.keys(localStorage);
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('product', 'prodact'));
    answers = { 'discovery.json': [new TypeError('offline')], 'discovery.statement.json': [''] };
    expect(await findFault()).toBe('unreachable');
  });

  it('asks for nothing when the document that came with the page verifies', async () => {
    const given = { ...(await signDocument(first, { signer })), serverTime: Date.now() };
    const options = { address, keys: [signer.publicKey], storage: localStorage, given };
    await expect(discover(options)).resolves.toMatchObject({
      document: first,
      sequence: 1,
      fault: null,
    });
    expect(requests).toHaveLength(0);
  });

  it('asks the server when the document that came with the page is old, torn or forged', async () => {
    const stranger = await makeSigner();
    const old = await signDocument(first, { signer, over: { sequence: 1 } });
    const torn = { ...old, document: `${old.document} ` };
    const forged = await signDocument(first, { signer: stranger, over: { sequence: 9 } });
    serve(await signDocument(second, { signer, over: { sequence: 5 } }));
    await find();
    for (const bytes of [old, torn, forged]) {
      const given = { ...bytes, serverTime: Date.now() };
      const options = { address, keys: [signer.publicKey], storage: localStorage, given };
      await expect(discover(options)).resolves.toMatchObject({
        document: second,
        sequence: 5,
        fault: null,
      });
    }
  });

  it('takes a lower sequence once no trusted key signed what was seen before', async () => {
    serve(await signDocument(first, { signer, over: { sequence: 9 } }));
    await find();
    const successor = await makeSigner('k2');
    serve(await signDocument(second, { signer: successor, over: { sequence: 1 } }));
    const keys = [successor.publicKey];
    await expect(discover({ address, keys, storage: localStorage })).resolves.toMatchObject({
      document: second,
      sequence: 1,
      fault: null,
    });
  });

  it('takes foreign text in storage as no earlier document', async () => {
    serve(await signDocument(first, { signer }));
    await find();
    const [key = ''] = Object.keys(localStorage);
    for (const foreign of ['', '{', 'null', '{"sequence":"1"}']) {
      localStorage.setItem(key, foreign);
      await expect(find()).resolves.toMatchObject({ fault: null });
    }
  });

  it("judges the expiry by the server's clock, since the browser's may be wrong", async () => {
    serve(await signDocument(first, { signer }));
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-01-01T00:00:00.000Z'));
    await expect(find()).resolves.toMatchObject({ fault: null });
  });

  it('stops reading an answer that does not end', async () => {
    const chunk = new Uint8Array(64 * 1024).fill(32);
    let sent = 0;
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += chunk.length;
        controller.enqueue(chunk);
      },
      cancel() {
        isCancelled = true;
      },
    });
    const { statement } = await signDocument(first, { signer });
    answers = {
      'discovery.json': [new Response(endless)],
      'discovery.statement.json': [statement],
    };
    expect(await findFault()).toBe('malformed');
    expect(sent).toBeLessThan(maxDiscoveryBytes + 4 * chunk.length);
    expect(isCancelled).toBe(true);
  });

  it('works where nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    serve(await signDocument(first, { signer }));
    await expect(find()).resolves.toMatchObject({ document: first, sequence: 1, fault: null });
  });
});
