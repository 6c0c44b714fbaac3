import type { LocalizedText } from '@pazar/contracts/locale';
import type { LocationInput } from '@pazar/contracts/location-input';
import { imageName, type ImageWords } from '@pazar/section/image-texts';

/** Descriptions of images in both languages: `Image 1: Тезгата / The stall`. Empty for none. */
export function altsText(alts: LocationInput['imageAlts'], words: ImageWords): string {
  const texts = Object.entries(alts).map(([id, alt]) => `${imageName(id, words)}: ${inBoth(alt)}`);
  return texts.join('; ');
}

const inBoth = ({ mk, en }: LocalizedText) => [mk, en].filter(Boolean).join(' / ');
