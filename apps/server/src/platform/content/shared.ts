import { performance } from 'node:perf_hooks'
import { LRUCache } from 'lru-cache'
import type { ContentWatch } from './content-watch.ts'
import { orOlder } from './or-older.ts'

/** Maximum age in milliseconds of data without notices, such as the number of students. */
const oldest = 60_000
/** Maximum age in milliseconds of a response that is served while the database is slow or away. */
const oldestInNeed = 600_000

/** Milliseconds between two checks whether a cached response is valid again. */
const lookPause = 100

interface CachedAnswer<Answer> {
  state: string
  until: number
  answer: Answer
}

interface Making<Answer> {
  state: string
  make: () => Promise<Answer>
  isCacheable: (answer: Answer) => boolean
}

interface Sized {
  /** Bytes in memory. */
  size: number
}

/** Counts how often a cache had the response. */
export interface CacheUse {
  hits: number
  misses: number
}

/**
 * Caches responses that are the same for all visitors of a school; parallel requests share one
 * creation.
 */
export class CachedAnswers<Answer extends Sized> {
  private readonly cache: LRUCache<string, CachedAnswer<Answer>>
  private readonly making = new Map<string, Promise<Answer>>()
  private readonly watch: ContentWatch
  private readonly use: CacheUse

  constructor(watch: ContentWatch, mostBytes: number, use: CacheUse = { hits: 0, misses: 0 }) {
    this.watch = watch
    this.use = use
    this.cache = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: ({ answer }, key) => answer.size + key.length,
    })
  }

  /** The cached response that is still valid, or undefined. */
  find(schoolId: number, key: string): Answer | undefined {
    const state = this.watch.stateOf(schoolId)
    if (state === undefined) return undefined
    const known = this.cache.get(`${schoolId} ${key}`)
    if (known?.state !== state || known.until <= performance.now()) return undefined
    this.use.hits += 1
    return known.answer
  }

  /** The cached response, otherwise a new one; `isCacheable` decides whether others may get it. */
  async get(
    schoolId: number,
    key: string,
    make: () => Promise<Answer>,
    isCacheable: (answer: Answer) => boolean = () => true,
  ): Promise<Answer> {
    const state = this.watch.stateOf(schoolId)
    if (state === undefined) {
      this.use.misses += 1
      return this.makeUnlessFound(schoolId, key, make)
    }
    const known = this.find(schoolId, key)
    if (known) return known
    this.use.misses += 1
    const place = `${schoolId} ${key}`
    const fresh =
      this.making.get(`${state} ${place}`) ?? this.make(schoolId, key, { state, make, isCacheable })
    const older = this.cache.peek(place)
    const isUsable = older?.state === state && older.until + oldestInNeed > performance.now()
    return isUsable ? orOlder(fresh, older.answer) : fresh
  }

  /**
   * Makes a response while it is unknown whether content has changed. Often the database was only
   * busy, and the cached response is found to be valid before the new one is made.
   */
  private async makeUnlessFound(
    schoolId: number,
    key: string,
    make: () => Promise<Answer>,
  ): Promise<Answer> {
    let looking: NodeJS.Timeout | undefined
    const foundAgain = new Promise<Answer>((resolve) => {
      looking = setInterval(() => {
        const known = this.find(schoolId, key)
        if (known) resolve(known)
      }, lookPause)
    })
    try {
      return await Promise.race([make(), foundAgain])
    } finally {
      clearInterval(looking)
    }
  }

  private async make(
    schoolId: number,
    key: string,
    { state, make, isCacheable }: Making<Answer>,
  ): Promise<Answer> {
    const place = `${schoolId} ${key}`
    const turn = `${state} ${place}`
    const made = make()
    this.making.set(turn, made)
    try {
      const answer = await made
      // A change during the creation makes it unclear whether the response has the old or the new
      // state.
      if (isCacheable(answer) && this.watch.stateOf(schoolId) === state)
        this.cache.set(place, { state, until: performance.now() + oldest, answer })
      return answer
    } finally {
      this.making.delete(turn)
    }
  }
}
