import { useLocation } from 'react-router-dom';
import { useEffect } from 'react';
import type { FieldPath } from '../json/changed-paths.ts';
import { focusPart } from './field-element.ts';

/** The place of a field, or the id of a part of the page. */
const placeName = /^[A-Za-z][\w.-]*$/;

/** Follows the hash of a URL: to a field of the form, else to the element with that id. */
export function useFollowHash(focusField: (path: FieldPath) => boolean): void {
  const location = useLocation();
  useEffect(
    function followHash() {
      const name = location.hash.slice(1);
      if (!placeName.test(name)) return undefined;
      // After the shell has focused the opened page.
      const frame = requestAnimationFrame(() => {
        if (!focusField(name)) focusPart(name);
      });
      return () => cancelAnimationFrame(frame);
    },
    [location, focusField],
  );
}
