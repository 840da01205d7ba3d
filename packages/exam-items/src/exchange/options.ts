import { type Option, optionName } from '../option.ts'
import { normaliseText } from './plain-text.ts'
import { ExchangeProblem, type XmlSource } from './types.ts'

const idAt = (place: number): string => optionName(place).toLowerCase()

/** Options with ids by place, which no file keeps. */
export const placed = (contents: readonly string[]): Option[] =>
  contents.map((content, place) => ({ id: idAt(place), content }))

export function normaliseOptions(options: readonly Option[], right: readonly string[]) {
  return {
    options: placed(options.map(({ content }) => normaliseText(content))),
    right: options.flatMap(({ id }, place) => (right.includes(id) ? [idAt(place)] : [])),
  }
}

/** The ids of those that pass. */
export const idsWhere = <One>(list: readonly One[], isRight: (one: One) => boolean): string[] =>
  list.flatMap((one, place) => (isRight(one) ? [idAt(place)] : []))

/** The filled options of a row, and the right ones by their letters, which count all columns. */
export function sheetOptions({ options, right }: { options: string[]; right: string }) {
  const filled = options.flatMap((content, place) => (content === '' ? [] : [{ content, place }]))
  const letters = right
    .normalize('NFKC')
    .toUpperCase()
    .split(/[\s,;、/|]*/)
    .filter(Boolean)
  const places = letters.map((letter) => options.findIndex((_, at) => optionName(at) === letter))
  if (places.some((place) => place < 0 || options[place] === ''))
    throw new ExchangeProblem('rightUnknown', 'right')
  return {
    options: placed(filled.map(({ content }) => content)),
    answer: idsWhere(filled, ({ place }) => places.includes(place)),
  }
}

/** Whether Moodle is told to leave the options in their order, which we have no mark for. */
export const keepsOrder = ({ part }: XmlSource): boolean =>
  /^(?:false|0)$/i.test(part('shuffleanswers'))
