import type { PracticeEntry } from '@titian/contract'
import { presentAdvert } from '../../schools/index.ts'

/** PRC-014: what an advert of the practice area says. */
export function entry(...advert: Parameters<typeof presentAdvert>): PracticeEntry {
  const { advertImage: image, ...rest } = presentAdvert(...advert)
  return { ...rest, image }
}
