import { normaliseText } from '../../notation/plain-text.ts'
import { ExchangeProblem } from '../../notation/types.ts'
import type { GiftBody, SheetSource, Source, XmlSource } from '../../notation/types.ts'
import { xmlAnswer } from '../../notation/xml-text.ts'
import type { JudgeItem } from './shape.ts'
import en from './texts/en.json'
import ms from './texts/ms.json'
import zh from './texts/zh.json'

export const names = { en: en.name, zh: zh.name, my: ms.name }

export const normalise = ({ stem, answer, analysis }: JudgeItem): JudgeItem => ({
  kind: 'judge',
  stem: normaliseText(stem),
  answer,
  analysis: normaliseText(analysis),
})

const words = {
  true: ['TRUE', 'T', 'YES', 'Y', '1', '对', '正确', '是', '√', '✓', 'BENAR', 'BETUL', 'YA'],
  false: ['FALSE', 'F', 'NO', 'N', '0', '错', '错误', '否', '×', '✗', 'SALAH', 'PALSU', 'TIDAK'],
}

export const toSheet = ({ answer }: JudgeItem): Partial<SheetSource> => ({
  right: answer ? 'TRUE' : 'FALSE',
})

export function fromSheet({ stem, analysis, right }: SheetSource): unknown {
  const word = right.normalize('NFKC').trim().toUpperCase()
  if (word === '') throw new ExchangeProblem('required', 'right')
  const answer = words.true.includes(word)
  if (!answer && !words.false.includes(word)) throw new ExchangeProblem('rightUnknown', 'right')
  return { kind: 'judge', stem, answer, analysis }
}

export const toGift = ({ answer }: JudgeItem): string => (answer ? '{TRUE}' : '{FALSE}')

export function fromGift(bodies: readonly GiftBody[], { stem, analysis }: Source): unknown {
  const [body] = bodies
  if (bodies.length !== 1 || body?.form !== 'judge') return undefined
  return { kind: 'judge', stem, answer: body.value, analysis }
}

export const toXml = ({ answer }: JudgeItem) => ({
  type: 'truefalse',
  inner: xmlAnswer('true', answer ? 100 : 0) + xmlAnswer('false', answer ? 0 : 100),
})

export function fromXml({ type, answers, stem, analysis }: XmlSource): unknown {
  if (type !== 'truefalse') return undefined
  const right = answers.find(({ fraction }) => fraction > 0)?.text.toLowerCase()
  if (right !== 'true' && right !== 'false') throw new ExchangeProblem('noRightOption', 'answer')
  return { kind: 'judge', stem, answer: right === 'true', analysis }
}
