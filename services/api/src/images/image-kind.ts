import { Refusal, type FieldFaultCode } from '../problems/refusal.ts';

/** Signatures of image formats; names and declared types prove nothing. */
const accepted = ['jpeg', 'png', 'webp'] as const;
type ImageKind = (typeof accepted)[number] | 'heic' | 'gif' | 'svg';

const signatures: [kind: ImageKind, pattern: RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['gif', /^GIF8[79]a/],
  // Brands of ISO base media files with HEVC or AV1 pictures.
  ['heic', /^[^]{4}ftyp(?:hei|hev|mif1|msf1|avi)/],
  ['svg', /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!doctype|!--|svg)/i],
];

const refusals: Partial<Record<ImageKind, FieldFaultCode>> = {
  heic: 'heic',
  svg: 'svg',
  gif: 'gif',
};

/**
 * Rejects all but JPEG, PNG and WebP by their signature, and files that are also a page, a program
 * or an archive: 415 `unsupported-media`, with the detected kind at `/file`.
 */
export function requireImageKind(content: Buffer): void {
  const start = content.toString('latin1', 0, 1024);
  const [kind] = signatures.find(([, pattern]) => pattern.test(start)) ?? [];
  const isAccepted = accepted.some((name) => name === kind);
  if (!isAccepted) throw refused((kind && refusals[kind]) ?? 'image-type');
  if (isAnotherFileToo(content, start)) throw refused('two-types');
}

/**
 * Text that a browser or a server could run, anywhere in the file; pictures contain none by chance.
 */
const scripts = /<script[\s>/]|<!doctype html|<html[\s>]|<\?php\s/i;
/** End of a zip's directory, which must be followed by its comment and nothing more. */
const zipEnd = {
  signature: Buffer.from('PK\x05\x06', 'latin1'),
  length: 22,
  longestComment: 65_535,
};

function isAnotherFileToo(content: Buffer, start: string): boolean {
  return start.includes('%PDF-') || isZip(content) || scripts.test(content.toString('latin1'));
}

function isZip(content: Buffer): boolean {
  const { signature, length, longestComment } = zipEnd;
  const at = content.lastIndexOf(signature);
  if (at < content.length - length - longestComment || at + length > content.length) return false;
  return at >= 0 && at + length + content.readUInt16LE(at + length - 2) === content.length;
}

function refused(code: FieldFaultCode): Refusal {
  return new Refusal('unsupported-media', { errors: [{ pointer: '/file', code }] });
}
