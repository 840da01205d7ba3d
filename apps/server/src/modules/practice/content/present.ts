import type { PracticeEntry } from '@titian/contract'
import { presentAdvert } from '../../schools/index.ts'

/** PRC-014: the content of an advert in the practice area. */
export function entry(...advert: Parameters<typeof presentAdvert>): PracticeEntry {
  const { advertImage: image, ...rest } = presentAdvert(...advert)
  return { ...rest, image }
}
