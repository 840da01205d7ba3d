import type { ContentWatch } from '../platform/content/content-watch.ts'
import { pack, type Packed } from '../platform/content/packed.ts'
import { CachedAnswers } from '../platform/content/shared.ts'
import type { MadePage } from './make-page.ts'

/** Bytes of all pages together. */
const mostBytes = 16 * 1024 * 1024

export type CachedPage = Packed<MadePage>

/** The pages that all visitors of a school share, drawn and compressed once (FRM-275). */
export class VisitorPages {
  private readonly cache: CachedAnswers<CachedPage>

  constructor(watch: ContentWatch) {
    this.cache = new CachedAnswers(watch, mostBytes)
  }

  find(schoolId: number, key: string): CachedPage | undefined {
    return this.cache.find(schoolId, key)
  }

  get(schoolId: number, key: string, make: () => Promise<MadePage>): Promise<CachedPage> {
    const packed = async () => pack(await make())
    return this.cache.get(schoolId, key, packed, ({ isDrawn, status }) => isDrawn && status === 200)
  }
}
