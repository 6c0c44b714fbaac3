import { encodeQR } from 'qr';

export interface QrCodeProps {
  /** The encoded text. */
  text: string;
  /** Its accessible name. */
  label: string;
}

/** Modules of white around a code that readers need (ISO/IEC 18004). */
const quietZone = 4;

/** A text as a square that cameras read, drawn black on white whatever the colour scheme. */
export function QrCode({ text, label }: QrCodeProps) {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  const path = modules
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
