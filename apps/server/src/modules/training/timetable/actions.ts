import { type Language, reasons } from '@titian/contract'
import { refusal, type Refusal } from '../../../platform/refusal.ts'
import { publishDatesChanged } from '../actions.ts'
import * as programmes from '../programmes/queries.ts'
import { type Dates, haveMoved, liesWithin } from '../programmes/rules.ts'
import type { Writing } from '../programmes/actions.ts'
import * as queries from './queries.ts'

function outside(
  { startAt, endAt }: Dates,
  bounds: { startAt: Date | null; endAt: Date | null },
  language: Language,
) {
  if (bounds.startAt === null || bounds.endAt === null)
    return refusal('invalidInput', {
      reason: 'trainUndated',
      fields: { startTime: reasons.trainUndated[language] },
    })
  const text = reasons.outsideTrain[language]
  return refusal('invalidInput', {
    reason: 'outsideTrain',
    fields: {
      ...(startAt < bounds.startAt && { startTime: text }),
      ...(endAt > bounds.endAt && { endTime: text }),
    },
  })
}

const momentOf = (text: string | null) => (text === null ? null : new Date(text))
const datesIn = ({ startTime, endTime }: queries.ChapterRow) => ({
  startAt: momentOf(startTime),
  endAt: momentOf(endTime),
})

/**
 * TRN-059: sets a chapter's dates within those of its programme, or removes them. The students'
 * work is kept.
 */
export function saveDates(
  context: Writing,
  train: programmes.TrainRow,
  chapterId: number,
  dates: Dates | null,
): Promise<queries.ChapterRow | Refusal<'invalidInput'>> {
  const { db, school, language } = context
  const place = { schoolId: school.id, trainingId: train.id, courseId: train.courseId }
  return db.transaction(async (tx) => {
    const bounds = await programmes.lockTrain(tx, school.id, train.id)
    const before = await queries.getChapter(tx, place, chapterId)
    if (dates && !liesWithin(dates, bounds)) return outside(dates, bounds, language)
    if (dates) await queries.storeDates(tx, place, chapterId, dates)
    else await queries.removeDates(tx, place, chapterId)
    const after = await queries.getChapter(tx, place, chapterId)
    if (haveMoved(datesIn(before), datesIn(after))) await publishDatesChanged(tx, context, train)
    return after
  })
}
