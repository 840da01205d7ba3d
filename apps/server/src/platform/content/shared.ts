import { performance } from 'node:perf_hooks'
import { LRUCache } from 'lru-cache'
import type { ContentWatch } from './content-watch.ts'
import { orOlder } from './or-older.ts'

/** What needs no notice, such as how many take a course, may be this old; milliseconds. */
const oldest = 60_000
/** Where the database is slow or away an older one is shown, up to this age, in place of none. */
const oldestInNeed = 600_000

/** Milliseconds between two looks whether a kept answer may be shown again. */
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
  /** Bytes that it holds in memory. */
  size: number
}

/** Answers that are the same for every visitor of a school: each is made once, however many ask for it at a time. */
export class CachedAnswers<Answer extends Sized> {
  private readonly cache: LRUCache<string, CachedAnswer<Answer>>
  private readonly making = new Map<string, Promise<Answer>>()
  private readonly watch: ContentWatch

  constructor(watch: ContentWatch, mostBytes: number) {
    this.watch = watch
    this.cache = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: ({ answer }, key) => answer.size + key.length,
    })
  }

  /** The cached answer that may be shown now, if there is one. */
  find(schoolId: number, key: string): Answer | undefined {
    const state = this.watch.stateOf(schoolId)
    if (state === undefined) return undefined
    const known = this.cache.get(`${schoolId} ${key}`)
    return known?.state === state && known.until > performance.now() ? known.answer : undefined
  }

  /** The cached answer, else a new one; `isCacheable` says whether others may have it too. */
  async get(
    schoolId: number,
    key: string,
    make: () => Promise<Answer>,
    isCacheable: (answer: Answer) => boolean = () => true,
  ): Promise<Answer> {
    const state = this.watch.stateOf(schoolId)
    if (state === undefined) return this.makeUnlessFound(schoolId, key, make)
    const known = this.find(schoolId, key)
    if (known) return known
    const place = `${schoolId} ${key}`
    const fresh =
      this.making.get(`${state} ${place}`) ?? this.make(schoolId, key, { state, make, isCacheable })
    const older = this.cache.peek(place)
    const isUsable = older?.state === state && older.until + oldestInNeed > performance.now()
    return isUsable ? orOlder(fresh, older.answer) : fresh
  }

  /** A process that was busy for a second has missed nothing: what is kept counts again with the next word. */
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
      // Where something changed meanwhile, it may have been read before the change or after it.
      if (isCacheable(answer) && this.watch.stateOf(schoolId) === state)
        this.cache.set(place, { state, until: performance.now() + oldest, answer })
      return answer
    } finally {
      this.making.delete(turn)
    }
  }
}
