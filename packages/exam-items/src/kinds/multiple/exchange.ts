import { giftAnswer } from '../../exchange/gift-text.ts'
import {
  idsWhere,
  keepsOrder,
  placed,
  normaliseOptions,
  sheetOptions,
} from '../../exchange/options.ts'
import { normaliseText } from '../../exchange/plain-text.ts'
import type { ExportLoss, GiftBody, SheetSource, Source, XmlSource } from '../../exchange/types.ts'
import { xmlAnswer } from '../../exchange/xml-text.ts'
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
}: MultipleItem): MultipleItem {
  const normalised = normaliseOptions(options, answer)
  return {
    kind: 'multiple',
    stem: normaliseText(stem),
    options: normalised.options,
    answer: normalised.right,
    strategy,
    analysis: normaliseText(analysis),
  }
}

export const extras = ({ strategy }: MultipleItem) => ({ strategy })

export const toSheet = ({ options, answer, strategy }: MultipleItem): Partial<SheetSource> => ({
  options: options.map(({ content }) => content),
  right: options.flatMap(({ id }, at) => (answer.includes(id) ? [optionName(at)] : [])).join(', '),
  rules: strategy,
})

export function fromSheet(source: SheetSource): unknown {
  const { stem, analysis, rules } = source
  return {
    kind: 'multiple',
    stem,
    ...sheetOptions(source),
    strategy: rules === '' ? 'all' : rules,
    analysis,
  }
}

/** What each tick is worth in percent, as Moodle counts it: all right ones together are everything. */
function weights({ options, answer }: Pick<MultipleItem, 'options' | 'answer'>): number[] {
  const [right, wrong] = [100 / answer.length, -100 / (options.length - answer.length)]
  return options.map(({ id }) => Number((answer.includes(id) ? right : wrong).toFixed(5)))
}

export function toGift(item: MultipleItem): string {
  const worth = weights(item)
  const lines = item.options.map(({ content }, at) => giftAnswer('~', content, worth[at]))
  return `{\n${lines.join('\n')}\n}`
}

/** Tells of weights that are not those of our way to mark. */
function warnOfWeights(
  source: Source,
  item: Pick<MultipleItem, 'options' | 'answer'>,
  given: number[],
) {
  if ('strategy' in source.extras) return
  const usual = weights(item)
  if (given.some((worth, at) => Math.abs(worth - (usual[at] ?? 0)) > 0.01)) source.warn('weights')
}

/** Weights take away for wrong ticks, which is the nearest of our ways to mark. */
const strategyOf = ({ extras: said }: Source): unknown => said['strategy'] ?? 'rightMinusWrong'

export function fromGift(bodies: readonly GiftBody[], source: Source): unknown {
  const [body] = bodies
  if (bodies.length !== 1 || body?.form !== 'answers') return undefined
  const { answers } = body
  const marked = answers.filter(({ isRight }) => isRight).length
  if (marked === 1 || marked === answers.length) return undefined
  const { stem, analysis } = source
  const options = placed(answers.map(({ text }) => text))
  const answer = idsWhere(answers, ({ isRight, weight = 0 }) => isRight || weight > 0)
  warnOfWeights(
    source,
    { options, answer },
    answers.map(({ weight, isRight }) => weight ?? (isRight ? 100 : 0)),
  )
  return { kind: 'multiple', stem, options, answer, strategy: strategyOf(source), analysis }
}

export function toXml(item: MultipleItem) {
  const worth = weights(item)
  const lines = item.options.map(({ content }, at) => xmlAnswer(content, worth[at] ?? 0))
  return { type: 'multichoice', inner: `    <single>false</single>\n${lines.join('')}` }
}

export function fromXml(source: XmlSource): unknown {
  const { type, answers, stem, analysis, part } = source
  if (type !== 'multichoice' || !/^(?:false|0)$/i.test(part('single'))) return undefined
  const options = placed(answers.map(({ text }) => text))
  const answer = idsWhere(answers, ({ fraction }) => fraction > 0)
  warnOfWeights(
    source,
    { options, answer },
    answers.map(({ fraction }) => fraction),
  )
  if (keepsOrder(source)) source.warn('order')
  return { kind: 'multiple', stem, options, answer, strategy: strategyOf(source), analysis }
}

/** Moodle adds up what each tick is worth, whatever the question says here. */
export function losses({ strategy }: MultipleItem): ExportLoss[] {
  if (strategy === 'all') return ['allOrNothing']
  return strategy === 'perOption' ? ['perOption'] : []
}
