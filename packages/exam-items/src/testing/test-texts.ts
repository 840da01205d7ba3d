import type { MediaTexts } from '../texts/media-texts.ts'
import type { EditTexts } from '../texts/edit-texts.ts'
import type { ItemTexts } from '../texts/item-texts.ts'
import type { Words } from '../texts/words.ts'

type Table = { [key: string]: string | Table }

const found = import.meta.glob<Table>('../kinds/*/texts/en.json', {
  eager: true,
  import: 'default',
})

const textAt = (table: string | Table | undefined, keys: readonly string[]): string | undefined => {
  const [first, ...rest] = keys
  if (first === undefined) return typeof table === 'string' ? table : undefined
  return typeof table === 'object' ? textAt(table[first], rest) : undefined
}

/** The English words of the kinds, as a site finds them. */
const words: Words = (key, values = {}) => {
  const [kind, ...rest] = key.split('.')
  const table = found[`../kinds/${kind}/texts/en.json`]
  const text = textAt(table, rest) ?? textAt(table, rest.with(-1, `${rest.at(-1)}_other`))
  if (text === undefined) throw new Error(`There is no text ${key}`)
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
}

const media: MediaTexts = {
  enlarge: 'Enlarge',
  close: 'Close',
  gone: (words) => `Not loaded: ${words}`,
}

/** Plain English words for component tests. */
export const itemTexts: ItemTexts = {
  writeHere: 'Write here',
  rightAnswer: 'Right answer',
  yourAnswer: 'Your answer',
  analysis: 'Why',
  media,
  words,
}

const named = (what: string) => (name: string) => `${what} ${name}`

export const editTexts: EditTexts = {
  kind: 'Kind',
  kindName: (kind) => words(`${kind}.name`),
  stem: 'Question',
  stemHint: 'What is asked.',
  options: 'Options',
  option: named('Option'),
  optionRight: named('Right:'),
  moveUp: named('Move up'),
  moveDown: named('Move down'),
  moved: named('Moved to'),
  removeOption: named('Remove'),
  addOption: 'Add an option',
  feedback: named('Feedback on'),
  addFeedback: 'Add feedback on options',
  keepOrder: 'Keep this order',
  keepOrderHint: 'Never shuffled.',
  rightAnswer: 'Right answer',
  analysis: 'Analysis',
  analysisHint: 'Why it is right.',
  media,
  addMedia: named('Add to'),
  formulas: 'As students see it',
  words,
}
