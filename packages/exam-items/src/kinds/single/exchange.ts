import { giftAnswer } from '../../notation/gift-text.ts'
import {
  feedbackLines,
  giftOrder,
  idsWhere,
  keptOrder,
  normaliseOptions,
  orderRule,
  orderTag,
  readOrderRule,
  sheetOptions,
  withFeedback,
  xmlOrder,
} from '../../notation/options.ts'
import { normaliseText } from '../../notation/plain-text.ts'
import { ExchangeProblem } from '../../notation/types.ts'
import type { ExportLoss, GiftBody, SheetSource, Source, XmlSource } from '../../notation/types.ts'
import { xmlAnswer } from '../../notation/xml-text.ts'
import { optionName } from '../../option.ts'
import type { SingleItem } from './shape.ts'
import en from './texts/en.json'
import ms from './texts/ms.json'
import zh from './texts/zh.json'

export const names = { en: en.name, zh: zh.name, my: ms.name }

export function normalise({ stem, options, answer, analysis, ...item }: SingleItem): SingleItem {
  const normalised = normaliseOptions(options, [answer])
  return {
    kind: 'single',
    stem: normaliseText(stem),
    options: normalised.options,
    ...keptOrder(item),
    answer: normalised.right[0] ?? '',
    analysis: normaliseText(analysis),
  }
}

export const extras = ({ keepOrder }: SingleItem) => ({ ...keptOrder({ keepOrder }) })

export const toSheet = ({ options, answer, ...item }: SingleItem): Partial<SheetSource> => ({
  options: options.map(({ content }) => content),
  right: optionName(options.findIndex(({ id }) => id === answer)),
  rules: orderRule(item).join(),
  feedback: feedbackLines(options),
})

/** Returns the right option. If several options are right, returns none, as the editor does. */
const onlyOne = (right: readonly string[]): string => (right.length === 1 ? right.join('') : '')

export function fromSheet(source: SheetSource): unknown {
  const { options, answer } = sheetOptions(source)
  const { stem, analysis, rules } = source
  const { words, kept } = readOrderRule(rules)
  if (words.length > 0) throw new ExchangeProblem('invalid', 'rules')
  return { kind: 'single', stem, options, ...kept, answer: onlyOne(answer), analysis }
}

export const toGift = ({ options, answer }: SingleItem): string => {
  const lines = options.map(({ id, content, feedback }) =>
    giftAnswer(id === answer ? '=' : '~', content, { feedback }),
  )
  return `{\n${lines.join('\n')}\n}`
}

export function fromGift(bodies: readonly GiftBody[], source: Source): unknown {
  const [body] = bodies
  if (bodies.length !== 1 || body?.form !== 'answers') return undefined
  const { answers } = body
  if (answers.filter(({ isRight }) => isRight).length !== 1) return undefined
  if (answers.every(({ isRight }) => isRight)) return undefined
  if (answers.some(({ isRight, weight = 0 }) => !isRight && weight > 0)) source.warn('partial')
  if (answers.some(({ weight = 0 }) => weight < 0)) source.warn('weights')
  const { stem, analysis } = source
  const options = withFeedback(
    answers.map(({ text }) => text),
    answers.map(({ feedback }) => feedback),
  )
  const answer = onlyOne(idsWhere(answers, ({ isRight }) => isRight))
  return { kind: 'single', stem, options, ...giftOrder(source), answer, analysis }
}

export const toXml = ({ options, answer, ...item }: SingleItem) => ({
  type: 'multichoice',
  inner: `    <single>true</single>\n${orderTag(item)}${options
    .map(({ id, content, feedback }) => xmlAnswer(content, id === answer ? 100 : 0, { feedback }))
    .join('')}`,
})

export function fromXml(source: XmlSource): unknown {
  const { type, answers, stem, analysis } = source
  if (type !== 'multichoice' || !isSingle(source)) return undefined
  if (answers.some(({ fraction }) => fraction > 0 && fraction < 100)) source.warn('partial')
  if (answers.some(({ fraction }) => fraction < 0)) source.warn('weights')
  const options = withFeedback(
    answers.map(({ text }) => text),
    answers.map(({ feedback }) => feedback),
  )
  const answer = onlyOne(idsWhere(answers, ({ fraction }) => fraction >= 100))
  return { kind: 'single', stem, options, ...xmlOrder(source), answer, analysis }
}

/**
 * The element `single` of Moodle. Without this element, a multichoice question has one right
 * answer.
 */
const isSingle = ({ part }: XmlSource): boolean => !/^(?:false|0)$/i.test(part('single'))

/** GIFT cannot say that the order of options is kept. Moodle then shuffles by its own setting. */
export const losses = ({ keepOrder }: SingleItem, form: 'gift' | 'xml'): ExportLoss[] =>
  keepOrder && form === 'gift' ? ['keepOrder'] : []
