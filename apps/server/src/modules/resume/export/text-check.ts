import type { LostText, PrintedResume } from '@titian/contract'

/** White space changes with line breaks, and some characters are invisible. */
const invisible = /[\s\p{Default_Ignorable_Code_Point}]/gu

/**
 * Presentation forms of Hebrew and Arabic letters at the beginning, in the middle and at the end of
 * a word.
 */
const joinedForms = /[\uFB1D-\uFDFF\uFE70-\uFEFC]/g
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

/**
 * Normalises accents for comparison. Compatibility characters stay distinct, because a radical in
 * place of a letter must be found.
 */
export const bare = (text: string): string =>
  text
    .replaceAll(joinedForms, (letter) => letter.normalize('NFKC'))
    .normalize('NFC')
    .replaceAll(invisible, '')

const only = (section: string, entryId: string, field: LostText['field'], texts: string[]) =>
  texts.filter((text) => bare(text) !== '').map((text) => ({ section, entryId, field, text }))

/** Returns every printed text of the resume, with its source. */
export function textsOf({ name, headline, facts, sections }: PrintedResume): LostText[] {
  return [
    ...only('', '', 'name', [name]),
    ...only('', '', 'headline', [headline]),
    ...facts.flatMap(({ text }) => only('', '', 'fact', [text])),
    ...sections.flatMap((section) => [
      ...only(section.name, '', 'heading', [section.heading]),
      ...section.entries.flatMap(({ id, title, subtitle, period, tags, lines, link }) => [
        ...only(section.name, id, 'title', [title]),
        ...only(section.name, id, 'subtitle', [subtitle]),
        ...only(section.name, id, 'period', [period]),
        ...only(section.name, id, 'tag', tags),
        ...only(section.name, id, 'line', lines),
        ...only(section.name, id, 'link', [link]),
      ]),
    ]),
  ]
}

/** Returns the length of the longest beginning of the text that the page contains. */
function mostOf(text: string, page: string): number {
  let least = 0
  let most = text.length
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (page.includes(text.slice(0, middle))) least = middle
    else most = middle - 1
  }
  return least
}

/** True when a page contains the text, or when the text continues from one page to the next. */
function isOn(text: string, pages: readonly string[]): boolean {
  if (pages.some((page) => page.includes(text))) return true
  return pages.some((_, first) => {
    let rest = text
    for (const page of pages.slice(first)) {
      const length = mostOf(rest, page)
      if (length === 0) return false
      rest = rest.slice(length)
      if (rest === '') return true
    }
    return false
  })
}

/** Returns the parts of a text that every program extracts in the same order. */
const runsOf = (text: string): string[] =>
  rightToLeft.test(text)
    ? text.split(/[\p{Script=Hebrew}\p{Script=Arabic}\P{L}]+/u).filter(Boolean)
    : [text]

function countLetters(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return counts
}

/**
 * RES-070: returns the texts that are incomplete in the extracted pages. A complete text occurs as
 * written, and the pages contain each character as often as all texts together. RES-152: programs
 * extract Hebrew and Arabic words in different orders, so lines with such words need only their
 * letters and their words in other scripts.
 */
export function findLost(paper: PrintedResume, extracted: readonly string[]): LostText[] {
  const pages = extracted.map(bare)
  const texts = textsOf(paper)
  const there = countLetters(pages)
  const needed = countLetters(texts.map(({ text }) => bare(text)))
  const rare = new Set(
    [...needed].filter(([letter, count]) => count > (there.get(letter) ?? 0)).map(([one]) => one),
  )
  const absent = texts.filter(({ text }) => runsOf(bare(text)).some((run) => !isOn(run, pages)))
  if (absent.length > 0) return absent
  return texts.filter(({ text }) => Array.from(bare(text)).some((letter) => rare.has(letter)))
}
