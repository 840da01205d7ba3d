import { type ArticleState, plainText } from '@titian/contract'

const summaryMost = 200
const wordsOfMinute = 200
const charactersOfMinute = 400

/** Returns the first words of a text, for lists and search engines. */
export function summaryOf(html: string): string {
  const words = plainText(html)
  return words.length > summaryMost ? `${words.slice(0, summaryMost - 1).trimEnd()}…` : words
}

/** Minutes of reading, rounded, at least one. Chinese is counted by characters. */
export function minutesOf(html: string): number {
  const text = plainText(html)
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.match(/[^\s\p{Script=Han}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsOfMinute + characters / charactersOfMinute))
}

/** True if the text has neither words nor pictures. */
export function isEmptyText(html: string): boolean {
  return plainText(html) === '' && !/<(img|video)\b/i.test(html)
}

export interface Heading {
  id: string
  text: string
  level: number
}

/** Returns the text with an anchor at each heading, and the list of headings. */
export function withAnchors(html: string): { content: string; contents: Heading[] } {
  const contents: Heading[] = []
  const content = html.replaceAll(
    /<h([2-4])>(.*?)<\/h\1>/gs,
    (all: string, level: string, inner: string) => {
      const text = plainText(inner)
      if (!text) return all
      const id = `part-${contents.length + 1}`
      contents.push({ id, text, level: Number(level) })
      return `<h${level} id="${id}">${inner}</h${level}>`
    },
  )
  return { content, contents }
}

export type ArticleAct = 'publish' | 'approve' | 'refuse' | 'takeDown'

const steps: Record<ArticleAct, Partial<Record<ArticleState, ArticleState>>> = {
  publish: { draft: 'published', offShelf: 'published' },
  approve: { waiting: 'published' },
  refuse: { waiting: 'draft' },
  takeDown: { published: 'offShelf', waiting: 'draft' },
}

/**
 * CNT-048: returns the state of an article after an action; undefined if the action is not possible
 * in this state.
 */
export function nextState(
  act: ArticleAct,
  state: ArticleState,
  waits: boolean,
): ArticleState | undefined {
  const next = steps[act][state]
  return act === 'publish' && next && waits ? 'waiting' : next
}
