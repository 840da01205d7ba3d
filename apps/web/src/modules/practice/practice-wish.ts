import { stored } from '@titian/site'

interface Wish {
  /** What is begun, and how. */
  words: string
  /** Milliseconds since 1970. */
  at: number
}

/** A sign-in or a registration takes minutes; an older wish does not count. In milliseconds. */
const maxAge = 20 * 60 * 1000

const kept = stored<Wish>({
  name: 'practiceWish',
  version: 1,
  owner: 'visitor',
  lifetime: 'tab',
  accept: (value): value is Wish =>
    typeof value === 'object' && value !== null && 'words' in value && 'at' in value,
})

/** The run, the game of a team or the code with which a visitor wanted to practise before signing in (PRC-141). */
export const practiceWish = {
  keep: (words: string) => kept.keep({ words, at: Date.now() }),
  /** What was wished for behind this beginning; the wish is then spent. */
  take(beginning: string): string | undefined {
    const wish = kept.read()
    if (!wish?.words.startsWith(beginning)) return undefined
    kept.forget()
    return Date.now() - wish.at < maxAge ? wish.words.slice(beginning.length) : undefined
  },
}
