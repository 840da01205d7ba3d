import type { ContentWatch } from '../platform/content/content-watch.ts'
import { pack, type Packed } from '../platform/content/packed.ts'
import { CachedAnswers } from '../platform/content/shared.ts'
import type { Context } from '../platform/http/context.ts'
import { refusal, type Refusal } from '../platform/refusal.ts'
import { isOverLimit } from '../platform/security/limits.ts'
import type { MadePage } from './make-page.ts'

export type CachedPage = Packed<MadePage>

/** The pages that all visitors of a school share, drawn and compressed once (FRM-275). */
export class VisitorPages {
  private readonly cache: CachedAnswers<CachedPage>

  /** `mostBytes` of all pages together. */
  constructor(watch: ContentWatch, mostBytes: number) {
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

/** Pages that may be made for visitors at a time; the thread that draws them takes one after the other. */
const mostAtOnce = 100
/** Pages that are made for one network; one costs up to 36 ms of a processor. */
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

/** FRM-355: bounds the pages that are made for visitors; those that are kept, and those of who is signed in, are not counted. */
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
   * The same for a page that several may ask for at a time: where the refusal was another visitor's, the page is asked
   * for once more.
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
