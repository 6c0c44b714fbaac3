import { useEffect, useState } from 'react';
import { type IconName, pictures } from './pictures.ts';

export type { IconName } from './pictures.ts';

export interface IconProps {
  name: IconName;
  /** Its meaning as text. Omit it beside a text that says the same. */
  label?: string | undefined;
  /** CSS pixels. Default 20. */
  size?: 16 | 20 | 24 | 32;
}

/** A picture in the colour of the text around it. Without a label, hidden from screen readers. */
export function Icon({ name, label, size = 20 }: IconProps) {
  const [, setLoaded] = useState(false);
  const { [name]: picture } = pictures;
  useEffect(
    function loadMissing() {
      // Until it loads, and when it fails, the icon is an empty box of its size: a text says the
      // same.
      if (picture === undefined) loadSectionPictures().then(setLoaded, console.warn);
    },
    [picture],
  );
  const naming =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable={false}
      {...naming}
    >
      {picture?.map(([Part, attributes], index) => (
        <Part key={index} {...attributes} />
      ))}
    </svg>
  );
}

async function loadSectionPictures(): Promise<true> {
  const { sectionPictures } = await import('./section-pictures.ts');
  Object.assign(pictures, sectionPictures);
  return true;
}
