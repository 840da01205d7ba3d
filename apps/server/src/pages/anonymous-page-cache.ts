import type { ContentWatch } from '../platform/content/content-watch.ts'
import { pack, type Packed } from '../platform/content/packed.ts'
import { CachedAnswers, type CacheUse } from '../platform/content/shared.ts'
import type { Context } from '../platform/http/context.ts'
import { refusal, type Refusal } from '../platform/refusal.ts'
import { isOverLimit } from '../platform/security/limits.ts'
import type { MadePage } from './render-page.ts'

export type CachedPage = Packed<MadePage>

/** Caches the pages that all visitors of a school share, rendered and compressed once (FRM-275). */
export class AnonymousPageCache {
  private readonly cache: CachedAnswers<CachedPage>

  /** `mostBytes` limits the size of all pages together. */
  constructor(watch: ContentWatch, mostBytes: number, use?: CacheUse) {
    this.cache = new CachedAnswers(watch, mostBytes, use)
  }

  find(schoolId: number, key: string): CachedPage | undefined {
    return this.cache.find(schoolId, key)
  }

  get(schoolId: number, key: string, make: () => Promise<MadePage>): Promise<CachedPage> {
    const packed = async () => pack(await make())
    return this.cache.get(schoolId, key, packed, ({ isDrawn, status }) => isDrawn && status === 200)
  }
}

/**
 * Maximum number of pages that are prepared for visitors at a time; the thread renders them one by
 * one.
 */
const mostAtOnce = 100
/** Maximum number of pages rendered for one network; a page costs up to 36 ms of a processor. */
const madeForNetwork = { seconds: 60, most: 600 }

export class PageRefused extends Error {
  readonly refusal: Refusal
  readonly status: 429 | 503
  readonly retrySeconds: number

  constructor(refused: Refusal, status: 429 | 503, retrySeconds: number) {
    super(refused.name)
    this.refusal = refused
    this.status = status
    this.retrySeconds = retrySeconds
  }
}

type Asker = Pick<Context, 'db' | 'client' | 'now'>

/**
 * FRM-355: limits the pages rendered for visitors; cached pages and pages for signed-in people do
 * not count.
 */
export class VisitorTurns {
  private inHand = 0
  private readonly most: number

  constructor(most = mostAtOnce) {
    this.most = most
  }

  async make<Page>({ db, client, now }: Asker, make: () => Promise<Page>): Promise<Page> {
    if (this.inHand >= this.most) throw new PageRefused(refusal('busy'), 503, 2)
    this.inHand += 1
    try {
      const key = `pages ${client.network}`
      if (await isOverLimit(db, { key, ...madeForNetwork }, now))
        throw new PageRefused(refusal('tooFast', 'tooManyRequests'), 429, madeForNetwork.seconds)
      return await make()
    } finally {
      this.inHand -= 1
    }
  }

  /**
   * Shares one rendering between parallel requests. When the rendering was refused by the limit of
   * another visitor, the page is requested once more.
   */
  async share<Made, Page>(
    asker: Asker,
    make: () => Promise<Made>,
    get: (make: () => Promise<Made>) => Promise<Page>,
  ): Promise<Page> {
    let isOwn = false
    const makeOwn = () => {
      isOwn = true
      return this.make(asker, make)
    }
    try {
      return await get(makeOwn)
    } catch (error) {
      if (isOwn || !(error instanceof PageRefused)) throw error
      return get(makeOwn)
    }
  }
}
