import { stored } from '@titian/site'

interface Wish {
  /** Its sign. */
  course: string
  /** Milliseconds since 1970. */
  at: number
}

/** A sign-in or a registration takes minutes; a wish older than this is nobody's any more. In milliseconds. */
const maxAge = 20 * 60 * 1000

function wishFor(name: string) {
  const storedWish = stored<Wish>({
    name,
    version: 1,
    owner: 'visitor',
    lifetime: 'tab',
    accept: (value): value is Wish =>
      typeof value === 'object' && value !== null && 'course' in value && 'at' in value,
  })
  return {
    keep: (course: string, now = Date.now()) => storedWish.keep({ course, at: now }),
    /** Whether this course is the wished one; the wish is then spent. */
    consume(course: string, now = Date.now()): boolean {
      const wish = storedWish.read()
      if (wish?.course !== course) return false
      storedWish.forget()
      return now - wish.at < maxAge
    },
  }
}

/** The course that a visitor pressed "join" on before signing in. */
export const joinWish = wishFor('joinWish')

/** The course that a visitor wanted among the favourites before signing in. */
export const favouriteWish = wishFor('favouriteWish')

/** The training that a visitor pressed "join" on before signing in. */
export const trainWish = wishFor('trainWish')

/** The post that a visitor wanted to collect before signing in. */
export const jobWish = wishFor('jobWish')

/** The post that a visitor wanted to apply for before signing in. */
export const applyWish = wishFor('applyWish')

/** The search that a visitor wanted to save before signing in, by its filter. */
export const searchWish = wishFor('searchWish')

/** The post that a visitor wanted to report before signing in. */
export const reportWish = wishFor('reportWish')
