import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A passkey in software: makes and uses credentials as a phone does, without attestation. */
interface Ceremony {
  challenge: string;
  /** Where the page is. */
  origin: string;
  rpId: string;
}

/** Bits of WebAuthn 6.1: present, verified, with a credential. */
const flags = { used: 0x05, made: 0x45 };

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const hash = (data: Uint8Array | string) => createHash('sha256').update(data).digest();

/** The head of a CBOR item (RFC 8949 3): a type with a number below 65,536. */
function head(type: number, value: number): Buffer {
  const major = type << 5;
  if (value < 24) return Buffer.from([major | value]);
  if (value < 256) return Buffer.from([major | 24, value]);
  return Buffer.from([major | 25, value >> 8, value & 255]);
}
const bytesOf = (value: Uint8Array) => Buffer.concat([head(2, value.length), value]);
const textOf = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);

export function createSoftwareAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);

  function clientData(type: string, { challenge, origin }: Ceremony): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
  function authenticatorData(rpId: string, { bits, count }: { bits: number; count: number }) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    return Buffer.concat([hash(rpId), Buffer.from([bits]), counter]);
  }
  /** COSE (RFC 9053): kty EC2, alg ES256, crv P-256, x, y. */
  const coseKey = Buffer.concat([
    head(5, 5),
    head(0, 1),
    head(0, 2),
    head(0, 3),
    head(1, 6),
    head(1, 0),
    head(0, 1),
    head(1, 1),
    bytesOf(Buffer.from(x, 'base64url')),
    head(1, 2),
    bytesOf(Buffer.from(y, 'base64url')),
  ]);
  const named = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} };

  return {
    /** The result of `navigator.credentials.create`. */
    create: (asked: Ceremony) => {
      const length = Buffer.from([id.length >> 8, id.length & 255]);
      const data = Buffer.concat([
        authenticatorData(asked.rpId, { bits: flags.made, count: 0 }),
        Buffer.alloc(16),
        length,
        id,
        coseKey,
      ]);
      const attestation = Buffer.concat([
        head(5, 3),
        textOf('fmt'),
        textOf('none'),
        textOf('attStmt'),
        head(5, 0),
        textOf('authData'),
        bytesOf(data),
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: text(clientData('webauthn.create', asked)),
          attestationObject: text(attestation),
          transports: ['internal'],
        },
      };
    },
    /** The result of `navigator.credentials.get`; `count` is how often it was used. */
    get: (asked: Ceremony, count: number) => {
      const client = clientData('webauthn.get', asked);
      const data = authenticatorData(asked.rpId, { bits: flags.used, count });
      const signature = sign('sha256', Buffer.concat([data, hash(client)]), privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
        },
      };
    },
  };
}
