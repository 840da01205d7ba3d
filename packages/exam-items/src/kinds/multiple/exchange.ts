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
import type { ExportLoss, GiftBody, SheetSource, Source, XmlSource } from '../../notation/types.ts'
import { xmlAnswer } from '../../notation/xml-text.ts'
import { optionName } from '../../option.ts'
import type { MultipleItem } from './shape.ts'
import en from './texts/en.json'
import ms from './texts/ms.json'
import zh from './texts/zh.json'

export const names = { en: en.name, zh: zh.name, my: ms.name }

export function normalise({
  stem,
  options,
  answer,
  strategy,
  analysis,
  ...item
}: MultipleItem): MultipleItem {
  const normalised = normaliseOptions(options, answer)
  return {
    kind: 'multiple',
    stem: normaliseText(stem),
    options: normalised.options,
    ...keptOrder(item),
    answer: normalised.right,
    strategy,
    analysis: normaliseText(analysis),
  }
}

export const extras = ({ strategy, ...item }: MultipleItem) => ({ strategy, ...keptOrder(item) })

export const toSheet = ({
  options,
  answer,
  strategy,
  ...item
}: MultipleItem): Partial<SheetSource> => ({
  options: options.map(({ content }) => content),
  right: options.flatMap(({ id }, at) => (answer.includes(id) ? [optionName(at)] : [])).join(', '),
  rules: [strategy, ...orderRule(item)].join(', '),
  feedback: feedbackLines(options),
})

export function fromSheet(source: SheetSource): unknown {
  const { stem, analysis } = source
  const { words, kept } = readOrderRule(source.rules)
  return {
    kind: 'multiple',
    stem,
    ...sheetOptions(source),
    ...kept,
    strategy: words.length === 0 ? 'all' : words.join(' '),
    analysis,
  }
}

/** Returns the weight of each option in percent, as in Moodle: all right ones together are 100. */
function weights({ options, answer }: Pick<MultipleItem, 'options' | 'answer'>): number[] {
  const [right, wrong] = [100 / answer.length, -100 / (options.length - answer.length)]
  return options.map(({ id }) => Number((answer.includes(id) ? right : wrong).toFixed(5)))
}

export function toGift(item: MultipleItem): string {
  const worth = weights(item)
  const lines = item.options.map(({ content, feedback }, at) =>
    giftAnswer('~', content, { weight: worth[at], feedback }),
  )
  return `{\n${lines.join('\n')}\n}`
}

/** Warns if the weights are not those of one of our strategies. */
function warnOfWeights(
  source: Source,
  item: Pick<MultipleItem, 'options' | 'answer'>,
  given: number[],
) {
  if ('strategy' in source.extras) return
  const usual = weights(item)
  if (given.some((worth, at) => Math.abs(worth - (usual[at] ?? 0)) > 0.01)) source.warn('weights')
}

/**
 * The strategy of a question. In other programs, wrong ticks subtract points, so `rightMinusWrong`
 * is the most similar strategy.
 */
const strategyOf = ({ extras: said }: Source): unknown => said['strategy'] ?? 'rightMinusWrong'

export function fromGift(bodies: readonly GiftBody[], source: Source): unknown {
  const [body] = bodies
  if (bodies.length !== 1 || body?.form !== 'answers') return undefined
  const { answers } = body
  const marked = answers.filter(({ isRight }) => isRight).length
  if (marked === 1 || marked === answers.length) return undefined
  const { stem, analysis } = source
  const options = withFeedback(
    answers.map(({ text }) => text),
    answers.map(({ feedback }) => feedback),
  )
  const answer = idsWhere(answers, ({ isRight, weight = 0 }) => isRight || weight > 0)
  warnOfWeights(
    source,
    { options, answer },
    answers.map(({ weight, isRight }) => weight ?? (isRight ? 100 : 0)),
  )
  const kept = giftOrder(source)
  return {
    kind: 'multiple',
    stem,
    options,
    ...kept,
    answer,
    strategy: strategyOf(source),
    analysis,
  }
}

export function toXml(item: MultipleItem) {
  const worth = weights(item)
  const lines = item.options.map(({ content, feedback }, at) =>
    xmlAnswer(content, worth[at] ?? 0, { feedback }),
  )
  const inner = `    <single>false</single>\n${orderTag(item)}${lines.join('')}`
  return { type: 'multichoice', inner }
}

export function fromXml(source: XmlSource): unknown {
  const { type, answers, stem, analysis, part } = source
  const hasSeveral = type === 'multichoice' && /^(?:false|0)$/i.test(part('single'))
  // A widely used plugin of Moodle has the type `oumultiresponse` for questions with several right
  // options.
  if (!hasSeveral && type !== 'oumultiresponse') return undefined
  const options = withFeedback(
    answers.map(({ text }) => text),
    answers.map(({ feedback }) => feedback),
  )
  const answer = idsWhere(answers, ({ fraction }) => fraction > 0)
  warnOfWeights(
    source,
    { options, answer },
    answers.map(({ fraction }) => fraction),
  )
  const kept = xmlOrder(source)
  return {
    kind: 'multiple',
    stem,
    options,
    ...kept,
    answer,
    strategy: strategyOf(source),
    analysis,
  }
}

/** Moodle adds the weights of the ticked options, whichever strategy we use. */
export function losses({ strategy, keepOrder }: MultipleItem, form: 'gift' | 'xml'): ExportLoss[] {
  const order: ExportLoss[] = keepOrder && form === 'gift' ? ['keepOrder'] : []
  if (strategy === 'all') return ['allOrNothing', ...order]
  return strategy === 'perOption' ? ['perOption', ...order] : order
}
