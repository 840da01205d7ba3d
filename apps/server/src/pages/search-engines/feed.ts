import { escapeHtml } from '../../platform/http/writing/escape-html.ts'

export interface FeedEntry {
  title: string
  summary: string
  author: string
  /** Absolute address. */
  url: string
  publishedAt: Date
  updatedAt: Date
}

interface Feed {
  title: string
  /** Absolute addresses: of the feed itself and of the page with the same list. */
  self: string
  page: string
  language: string
  entries: readonly FeedEntry[]
}

/** Characters that XML forbids, even escaped. */
const unwritable = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu
const words = (text: string) => escapeHtml(text.replaceAll(unwritable, ''))

const entry = ({ title, summary, author, url, publishedAt, updatedAt }: FeedEntry) =>
  `<entry><id>${words(url)}</id><title>${words(title)}</title><link href="${words(url)}"/>` +
  `<published>${publishedAt.toISOString()}</published><updated>${updatedAt.toISOString()}</updated>` +
  `<author><name>${words(author)}</name></author><summary>${words(summary)}</summary></entry>\n`

/** CNT-093: writes the latest publications of a school as an Atom feed. */
export function writeFeed({ title, self, page, language, entries }: Feed): string {
  const changed = entries.reduce((last, { updatedAt }) => Math.max(last, updatedAt.getTime()), 0)
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">` +
    `<id>${words(self)}</id><title>${words(title)}</title><updated>${new Date(changed).toISOString()}</updated>` +
    `<link rel="self" type="application/atom+xml" href="${words(self)}"/><link href="${words(page)}"/>\n` +
    `${entries.map(entry).join('')}</feed>\n`
  )
}
