import type { ExamSubject } from '@titian/contract'
import { expect, it } from 'vitest'
import { moveBefore, moveGroupBefore, movesTo, paperOrder, type Move } from './paper-order.ts'

const subject = (id: string, type: number, serialNumber: number): ExamSubject => ({
  id,
  questionSign: id,
  subjectName: id,
  serialNumber,
  type,
  level: 1,
  score: 5,
  scoring: 'marked' as const,
  drawn: false,
  version: 1,
  edited: false,
  bankDiffers: false,
  item: { kind: 'judge', stem: id, answer: true, analysis: '' },
})
const mixed = [subject('a', 4, 1), subject('b', 1, 2), subject('c', 4, 3), subject('d', 1, 4)]
const shown = (list: ExamSubject[]) =>
  paperOrder(list).flatMap(({ subjects }) =>
    subjects.map(({ subject: { id }, number }) => `${number}${id}`),
  )

it('[TCH-098] paperOrder groups and numbers the questions as students see them', () => {
  expect(shown(mixed)).toEqual(['1a', '2c', '3b', '4d'])
  expect(paperOrder(mixed).map(({ type }) => type)).toEqual([4, 1])
})

/** Returns the list after a move, computed in the same way as on the server (EXM-084). */
function moved(list: ExamSubject[], move: Move | undefined) {
  const one = list.find(({ id }) => id === move?.subjectId)!
  const rest = list.filter((subject) => subject !== one)
  const order = rest.toSpliced((move?.serialNumber ?? 1) - 1, 0, one)
  return order.map((subject, at) => ({ ...subject, serialNumber: at + 1 }))
}

it('[TCH-098] a question moves within its kind, and the order of the kinds stays', () => {
  const [judges] = paperOrder(mixed)
  const [first, second] = judges!.subjects
  expect(shown(moved(mixed, moveBefore(second, first)))).toEqual(['1c', '2a', '3b', '4d'])
  expect(moveBefore(first, undefined)).toBeUndefined()
})

const three = [...mixed, subject('e', 4, 5)]

it.each([
  ['the first to the end', 0, 3, ['1c', '2e', '3a', '4b', '5d']],
  ['the first to the middle', 0, 2, ['1c', '2a', '3e', '4b', '5d']],
  ['the last to the start', 2, 1, ['1e', '2a', '3c', '4b', '5d']],
  ['the middle to the end', 1, 3, ['1a', '2e', '3c', '4b', '5d']],
  ['nothing', 1, 2, ['1a', '2c', '3e', '4b', '5d']],
])(
  '[TCH-165] dragging moves %s of a kind, and the kinds keep their order',
  (_, from, place, order) => {
    const [judges] = paperOrder(three)
    expect(shown(movesTo(judges!, from, place).reduce(moved, three))).toEqual(order)
  },
)

it('[TCH-098] a whole kind can move before another one', () => {
  const [judges, choices] = paperOrder(mixed)
  const move = moveGroupBefore(choices, judges)
  expect(move).toEqual({ subjectId: 'b', serialNumber: 1 })
  expect(shown(moved(mixed, move))).toEqual(['1b', '2d', '3a', '4c'])
})
