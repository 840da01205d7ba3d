import { appealDays, type evaluations, type AssessmentState } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { exportFile, sheetRows } from '../../../platform/sheets/export-file.ts'
import { localTime } from '../../../platform/sheets/local-time.ts'
import { mostExported, wholeList } from '../../../platform/sheets/whole-list.ts'
import { mayTeach } from '../../courses/index.ts'
import { getAssignmentFor } from '../../practice/index.ts'
import { ratedPractice } from '../present.ts'
import { findEvaluation } from '../queries.ts'
import { getRubric } from '../rubrics/queries.ts'
import * as actions from './actions.ts'
import { gatherEnded } from './gathering.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

async function toTeach(context: actions.Asked, sign: string) {
  const { db, school, actor, open } = context
  const id = open('practiceAssignment', sign)
  const place = await getAssignmentFor(db, school.id, id, actor.userId)
  return mayTeach(actor, place.course) ? place : refusal('noPermission')
}
type Place = Exclude<Awaited<ReturnType<typeof toTeach>>, Refusal>

async function show(context: actions.Asked, place: Place) {
  const { db, school, actor } = context
  const { assignment } = place
  const placed = await findEvaluation(db, school.id, assignment.id, actor.userId)
  const evaluation = placed?.evaluation
  const id = evaluation?.id ?? null
  const of = { schoolId: school.id, courseId: assignment.courseId }
  const students = await queries.countStudents(db, of, id)
  if (!placed || id === null) {
    const none = { evaluation, rubric: undefined, numbers: [], pairs: [], isRated: false }
    return present.evaluation({ place, ...none, students }, context)
  }
  const read = {
    place,
    evaluation,
    students,
    rubric: await getRubric(db, school.id, placed.rubric.id),
    numbers: await queries.listForNumbers(db, id),
    pairs: await queries.listPairs(db, id),
    isRated: await queries.isRatedByPeople(db, id),
  }
  return present.evaluation(read, context)
}

const dayMs = 86_400_000

/** The students of an assignment with their assessments, as one page or from the first on. */
const rowsOf = (
  { db, now }: Pick<actions.Asked, 'db' | 'now'>,
  { assignment: { schoolId, courseId } }: Place,
  evaluationId: number | null,
  window: { limit: number; offset: number; state?: AssessmentState | undefined },
) => {
  const finalBefore = new Date(now.getTime() - appealDays * dayMs)
  return queries.listStudents(db, { schoolId, courseId }, evaluationId, { ...window, finalBefore })
}

export const overviewAnswers: SomeAnswers<
  typeof evaluations,
  'chooseRubric' | 'evaluationOf' | 'evaluationRows' | 'releaseEvaluation' | 'exportEvaluation'
> = {
  chooseRubric: async ({ assignment, rubric, version }, context) => {
    const place = await toTeach(context, assignment)
    if (place instanceof Refusal) return place
    const rubricId = rubric === null ? null : context.open('rubric', rubric)
    const no = await actions.choose(context, place.assignment, { rubricId, version })
    return no ?? show(context, place)
  },
  evaluationOf: async ({ assignment }, context) => {
    const place = await toTeach(context, assignment)
    if (place instanceof Refusal) return place
    // A run that ended a moment ago is there at once, and not only when the job has run.
    await gatherEnded(context.db, context.now)
    return show(context, place)
  },
  evaluationRows: async ({ assignment, page, size, state }, context) => {
    const { db, school, actor, open, refuse } = context
    const id = open('practiceAssignment', assignment)
    const place = await getAssignmentFor(db, school.id, id, actor.userId)
    if (!mayTeach(actor, place.course)) return refuse('noPermission')
    const placed = await findEvaluation(db, school.id, id, actor.userId)
    const window = { limit: size, offset: (page - 1) * size, state }
    const { rows, total } = await rowsOf(context, place, placed?.evaluation.id ?? null, window)
    const criteria = placed?.rubric.criteria ?? []
    return { list: rows.map((row) => present.row(row, criteria, context)), total }
  },
  releaseEvaluation: async ({ assignment }, context) => {
    const place = await toTeach(context, assignment)
    if (place instanceof Refusal) return place
    return actions.release(context, place.assignment, ratedPractice(place, context))
  },
  exportEvaluation: async ({ assignment, format, timeZone }, context) => {
    const place = await toTeach(context, assignment)
    if (place instanceof Refusal) return place
    const { language, now, db, school, actor } = context
    const placed = await findEvaluation(db, school.id, place.assignment.id, actor.userId)
    const { title } = ratedPractice(place, context)
    const [today = ''] = localTime(now, timeZone).split(' ')
    const name = present.sheetTitle(language)
    return exportFile(context, format, async (snapshot) => {
      const { pages } = await wholeList(snapshot, async (one) => {
        const window = { limit: mostExported + 1, offset: 0 }
        const id = placed?.evaluation.id ?? null
        return (await rowsOf({ db: one, now }, place, id, window)).rows
      })
      const criteria = placed?.rubric.criteria ?? []
      const rows = sheetRows(pages, (page) => present.sheet(page, criteria, context))
      return { name: `${title} ${name} ${today}`, sheet: name, rows }
    })
  },
}
