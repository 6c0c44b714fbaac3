import { Icon } from './icon.tsx';
import { pictures } from './pictures.ts';
import { sectionPictures } from './section-pictures.ts';

Object.assign(pictures, sectionPictures);

/** `Icon` with all its pictures loaded, for modules that are not in the host's first script. */
export { Icon };
