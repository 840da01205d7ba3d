import { type Option, optionName, optionsMax } from '../option.ts'
import { normaliseText } from './plain-text.ts'
import { ExchangeProblem, type Source, type SheetSource, type XmlSource } from './types.ts'

const nameOrder = Array.from({ length: optionsMax }, (_, place) => optionName(place))
const idAt = (place: number): string => optionName(place).toLowerCase()

/** Creates options with ids by index, because files have none. */
export const placed = (contents: readonly string[]): Option[] =>
  contents.map((content, place) => ({ id: idAt(place), content }))

/** Adds the author's feedback to options. */
export const withFeedback = (contents: readonly string[], feedback: readonly string[]): Option[] =>
  placed(contents).map((option, place) => {
    const text = feedback[place]
    return text ? { ...option, feedback: text } : option
  })

export function normaliseOptions(options: readonly Option[], right: readonly string[]) {
  return {
    options: withFeedback(
      options.map(({ content }) => normaliseText(content)),
      options.map(({ feedback = '' }) => normaliseText(feedback)),
    ),
    right: options.flatMap(({ id }, place) => (right.includes(id) ? [idAt(place)] : [])),
  }
}

/** Returns the ids of the options for which the test is true. */
export const idsWhere = <One>(list: readonly One[], isRight: (one: One) => boolean): string[] =>
  list.flatMap((one, place) => (isRight(one) ? [idAt(place)] : []))

type Columns = Pick<SheetSource, 'options' | 'right' | 'feedback'>

// A line for each option: `B: Not quite`.

export const feedbackLines = (options: readonly Option[]): string =>
  options
    .flatMap(({ feedback }, place) =>
      feedback
        ? `${optionName(place)}: ${feedback.replace(/\\/g, '\\\\').replace(/\n/g, '\\n')}`
        : [],
    )
    .join('\n')

function readFeedback(text: string): Map<number, string> {
  const lines = text === '' ? [] : text.split('\n').filter((line) => line.trim() !== '')
  return new Map(
    lines.map((line) => {
      const [, letter = '', said = ''] = /^\s*(\p{L})\s*[:：]([\s\S]*)$/u.exec(line) ?? []
      const place = nameOrder.indexOf(letter.normalize('NFKC').toUpperCase())
      if (place < 0) throw new ExchangeProblem('invalid', 'feedback')
      return [
        place,
        said.trim().replace(/\\([\\n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign)),
      ]
    }),
  )
}

/**
 * Returns the filled options of a row and the right options. Letters name the right options; they
 * also count empty columns.
 */
export function sheetOptions({ options, right, feedback }: Columns) {
  const filled = options.flatMap((content, place) => (content === '' ? [] : [{ content, place }]))
  const letters = right
    .normalize('NFKC')
    .toUpperCase()
    .split(/[\s,;、/|]*/)
    .filter(Boolean)
  const places = letters.map((letter) => options.findIndex((_, at) => optionName(at) === letter))
  if (places.some((place) => place < 0 || options[place] === ''))
    throw new ExchangeProblem('rightUnknown', 'right')
  const said = readFeedback(feedback)
  return {
    options: withFeedback(
      filled.map(({ content }) => content),
      filled.map(({ place }) => said.get(place) ?? ''),
    ),
    answer: idsWhere(filled, ({ place }) => places.includes(place)),
  }
}

interface Kept {
  keepOrder?: true
}

const keptIf = (isKept: boolean): Kept => (isKept ? { keepOrder: true } : {})

/** Returns the mark `keepOrder` of a format with separate fields. */
export const keptOrder = ({ keepOrder }: Kept): Kept => keptIf(keepOrder === true)

/** Returns the mark `keepOrder` from the comment in our own files. */
export const giftOrder = ({ extras }: Source): Kept => keptIf(extras['keepOrder'] === true)

/** Returns the mark `keepOrder` from Moodle XML: the order is kept if shuffling is off. */
export const xmlOrder = ({ part }: XmlSource): Kept =>
  keptIf(/^(?:false|0)$/i.test(part('shuffleanswers')))

export const orderTag = (item: Kept): string =>
  item.keepOrder ? '    <shuffleanswers>false</shuffleanswers>\n' : ''

// In a spreadsheet the mark `keepOrder` is a word among the rules.

const orderWord = 'keepOrder'
export const orderRule = (item: Kept): string[] => (item.keepOrder ? [orderWord] : [])

/** Splits the rules of a cell into the mark `keepOrder` and the other words. */
export function readOrderRule(rules: string): { words: string[]; kept: Kept } {
  const words = rules.split(/[\s,;，；、]+/).filter(Boolean)
  const isMark = (word: string) => word.toLowerCase() === orderWord.toLowerCase()
  return { words: words.filter((word) => !isMark(word)), kept: keptIf(words.some(isMark)) }
}
