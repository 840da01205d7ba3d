import { stored } from '@titian/site'

interface Wish {
  /** The sealed id of the course. */
  course: string
  /** Milliseconds since 1970. */
  at: number
}

/**
 * A wish that is older than this many milliseconds is ignored. A visitor needs minutes to sign in
 * or to register.
 */
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
    /** Returns whether this course was wished for, and removes the wish. */
    consume(course: string, now = Date.now()): boolean {
      const wish = storedWish.read()
      if (wish?.course !== course) return false
      storedWish.forget()
      return now - wish.at < maxAge
    },
  }
}

/** The course that a visitor wanted to join before signing in. */
export const joinWish = wishFor('joinWish')

/** The course that a visitor wanted as a favourite before signing in. */
export const favouriteWish = wishFor('favouriteWish')

/** The training that a visitor wanted to join before signing in. */
export const trainWish = wishFor('trainWish')

/** The post that a visitor wanted to save before signing in. */
export const jobWish = wishFor('jobWish')

/** The post that a visitor wanted to apply for before signing in. */
export const applyWish = wishFor('applyWish')

/** The search that a visitor wanted to save before signing in, by its filter. */
export const searchWish = wishFor('searchWish')

/** The post that a visitor wanted to report before signing in. */
export const reportWish = wishFor('reportWish')
