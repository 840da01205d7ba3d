import { stored } from '@titian/site'

interface Wish {
  /** The choices of the start, encoded as text. */
  words: string
  /** Milliseconds since 1970. */
  at: number
}

/**
 * A wish that is older than this many milliseconds is ignored. A visitor needs minutes to sign in
 * or to register.
 */
const maxAge = 20 * 60 * 1000

const kept = stored<Wish>({
  name: 'practiceWish',
  version: 1,
  owner: 'visitor',
  lifetime: 'tab',
  accept: (value): value is Wish =>
    typeof value === 'object' && value !== null && 'words' in value && 'at' in value,
})

/**
 * Stores the run, the team game or the code with which a visitor wanted to start before signing in
 * (PRC-141).
 */
export const practiceWish = {
  keep: (words: string) => kept.keep({ words, at: Date.now() }),
  /**
   * If the stored wish begins with this prefix, removes the wish and returns the text after the
   * prefix.
   */
  take(beginning: string): string | undefined {
    const wish = kept.read()
    if (!wish?.words.startsWith(beginning)) return undefined
    kept.forget()
    return Date.now() - wish.at < maxAge ? wish.words.slice(beginning.length) : undefined
  },
}
