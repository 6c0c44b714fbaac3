// The module that a section's development build exposes.
import { watchTexts } from './reload-texts.mjs';

watchTexts();

export { section } from 'developed-section/src/section.tsx';
