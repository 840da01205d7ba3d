import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ExchangeQuestion,
  readGift,
  readSheetRow,
  normaliseItem,
  sheetCells,
  sheetFields,
  optionsMax,
  writeGift,
} from '../exchange.ts'
import { type Item, itemKinds, itemSchema } from '../shape.ts'
import { itemOf } from '../testing/factories.ts'
import { hostileItem } from '../testing/hostile-items.ts'

const ofKind = (kind: Item['kind']): fc.Arbitrary<ExchangeQuestion> =>
  fc.record({
    item: fc
      .oneof(itemOf[kind] as fc.Arbitrary<Item>, hostileItem(kind))
      .filter((item) => itemSchema.safeParse(normaliseItem(item)).success),
    level: fc.integer({ min: 1, max: 3 }),
    points: fc.integer({ min: 0, max: 100_000 }),
    tags: fc.constantFrom(['Ports'], ['Sea freight', '海运']),
  })

const normaliseQuestion = (one: ExchangeQuestion) => ({ ...one, item: normaliseItem(one.item) })
const own = (text: string) => itemKinds.find((kind) => kind === text)

describe.each(itemKinds)('a question of kind %s', (kind) => {
  it('[EXM-121] [EXM-183] is unchanged after writing and reading GIFT, whatever its texts', () => {
    fc.assert(
      fc.property(fc.array(ofKind(kind), { minLength: 1, maxLength: 3 }), (given) => {
        const questions = given.map(normaliseQuestion)
        const read = readGift(writeGift(questions), 10)
        expect(read.map(({ faults }) => faults)).toEqual(questions.map(() => []))
        expect(read.map(({ question }) => question)).toEqual(questions)
        expect(read.flatMap(({ warnings }) => warnings)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it('[EXM-121] [EXM-183] is unchanged after writing and reading cells', () => {
    fc.assert(
      fc.property(ofKind(kind), (given) => {
        const question = normaliseQuestion(given)
        const all = sheetCells(question, (name) => name)
        const options = all.slice(2, 2 + optionsMax)
        const texts = [...all.slice(0, 2), ...all.slice(2 + optionsMax)]
        const cells = Object.fromEntries(sheetFields.map((name, at) => [name, texts[at] ?? '']))
        const read = readSheetRow(
          { line: 2, cells: cells as Record<(typeof sheetFields)[number], string>, options },
          own,
        )
        expect(read.faults).toEqual([])
        expect(read.question).toEqual(question)
      }),
      { numRuns: 150 },
    )
  })
})
