import { stored } from '@titian/site'

interface Wish {
  /** The choices of the start, encoded as text. */
  words: string
  /** Milliseconds since 1970. */
  at: number
}

/**
 * The age in milliseconds from which a wish is ignored. A sign-in or registration takes minutes, so
 * that the age allows for it.
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
   * If the stored wish begins with this prefix, returns the text after the prefix and removes the
   * wish.
   */
  take(beginning: string): string | undefined {
    const wish = kept.read()
    if (!wish?.words.startsWith(beginning)) return undefined
    kept.forget()
    return Date.now() - wish.at < maxAge ? wish.words.slice(beginning.length) : undefined
  },
}
