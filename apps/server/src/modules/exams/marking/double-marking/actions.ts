import type { Db } from '../../../../platform/database/database.ts'
import { type Refusal, refusal } from '../../../../platform/refusal.ts'
import { type ExaminationView, lockExamination } from '../../authoring/examinations/queries.ts'
import type { ItemState } from '../../sitting/answers/queries.ts'
import * as queries from './queries.ts'
import { bothComments, type Grader, meanOf, type OneMark, stepOf } from './rules.ts'

/**
 * EXM-214: switches double marking on or off. If a teacher is marking, the change waits and is then
 * refused. Returns false if somebody else changed the setting first.
 */
export async function setDoubleMarking(
  db: Db,
  { id, schoolId }: ExaminationView,
  { on, within, was }: queries.Setting & { was: queries.Setting },
): Promise<boolean | Refusal<'alreadyDone'>> {
  return db.transaction(async (tx) => {
    const examination = await lockExamination(tx, schoolId, id)
    if (await queries.isMarkingBegun(tx, id)) return refusal('alreadyDone', 'markingBegun')
    const { doubleMarking, doubleWithin } = examination
    if (doubleMarking !== was.on || doubleWithin !== was.within) return false
    await queries.storeSetting(tx, id, { on, within })
    return true
  })
}

/** The columns of a paper that double marking needs. */
export interface DoublePaper {
  id: number
  courseId: number
  doubleMarking: boolean
}

/** The marks and the setting of a paper before this person marks it. */
export interface DoubleState {
  grader: Grader
  within: number
  byItem: ReadonlyMap<number, queries.GivenMarkRow[]>
}

export async function readDoubleState(
  db: Db,
  { id, courseId }: Pick<DoublePaper, 'id' | 'courseId'>,
  { userId, within }: { userId: number; within: number },
): Promise<DoubleState> {
  const byItem = new Map<number, queries.GivenMarkRow[]>()
  for (const mark of await queries.listGivenMarks(db, id))
    byItem.set(mark.itemId, [...(byItem.get(mark.itemId) ?? []), mark])
  const leads = await queries.isLeading(db, courseId, userId)
  return { grader: { userId, leads }, within, byItem }
}

export interface Outcome {
  /** The mark to store, as one of the two marks of the answer. */
  given?: { score: number; comment: string }
  /** The final mark of the answer. */
  final?: { score: number; comment: string }
}

/**
 * EXM-215, EXM-216: returns the effect of a mark for an unmarked answer; undefined if this person
 * may not give a mark.
 */
export function takeMark(
  { grader, within, byItem }: DoubleState,
  { itemId, points }: Pick<ItemState, 'itemId' | 'points'>,
  mark: { score: number; comment: string },
): Outcome | undefined {
  const marks = byItem.get(itemId) ?? []
  const step = stepOf(marks, grader)
  if (step === 'elsewhere') return undefined
  if (step === 'decide') return { final: mark }
  const other = marks.find(({ markedBy }) => markedBy !== grader.userId)
  if (!other) return { given: mark }
  const score = meanOf(other.score, mark.score, points, within)
  if (score === null) return { given: mark }
  const both: Pick<OneMark, 'comment'>[] = [other, mark]
  return { given: mark, final: { score, comment: bothComments(both) } }
}
