import type { AssessmentState, evaluations } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { exportFile, sheetRows } from '../../../platform/sheets/export-file.ts'
import { localTime } from '../../../platform/sheets/local-time.ts'
import { mostExported, wholeList } from '../../../platform/sheets/whole-list.ts'
import { mayTeach } from '../../courses/index.ts'
import { releasedBefore } from '../judgement.ts'
import { ratedPractice } from '../present.ts'
import { getPlaced } from '../queries.ts'
import { getRubric } from '../rubrics/queries.ts'
import * as actions from './actions.ts'
import { gatherEnded } from './gathering.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

async function toTeach(context: actions.Asked, sign: string) {
  const { db, school, actor, open } = context
  const id = open('practiceAssignment', sign)
  const place = await getPlaced(db, school.id, id, actor.userId)
  return mayTeach(actor, place.course) ? place : refusal('noPermission')
}
type Place = Exclude<Awaited<ReturnType<typeof toTeach>>, Refusal>

/** The evaluation of an assignment as it is now. */
async function show(context: actions.Asked, assignmentId: number) {
  const { db, school, actor } = context
  const place = await getPlaced(db, school.id, assignmentId, actor.userId)
  const { assignment, evaluation, rubric } = place
  const id = evaluation?.id ?? null
  const of = { schoolId: school.id, courseId: assignment.courseId }
  const students = await queries.countStudents(db, of, id)
  if (id === null || rubric === null) {
    const none = { rubric: undefined, numbers: [], pairs: [], isRated: false }
    return present.evaluation({ place, ...none, students }, context)
  }
  const read = {
    place,
    students,
    rubric: await getRubric(db, school.id, rubric.id),
    numbers: await queries.listForNumbers(db, id),
    pairs: await queries.listPairs(db, id),
    isRated: await queries.isRatedByPeople(db, id),
  }
  return present.evaluation(read, context)
}

/** The students of an assignment with their assessments, as one page or from the first on. */
const rowsOf = (
  { db, now }: Pick<actions.Asked, 'db' | 'now'>,
  { assignment: { schoolId, courseId }, evaluation }: Place,
  window: { limit: number; offset: number; state?: AssessmentState | undefined },
) => {
  const finalBefore = releasedBefore(now)
  return queries.listStudents(db, { schoolId, courseId }, evaluation?.id ?? null, {
    ...window,
    finalBefore,
  })
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
    return no ?? show(context, place.assignment.id)
  },
  evaluationOf: async ({ assignment }, context) => {
    const place = await toTeach(context, assignment)
    if (place instanceof Refusal) return place
    // A run that ended a moment ago is there at once, and not only when the job has run.
    await gatherEnded(context.db, context.now, place.assignment.id)
    return show(context, place.assignment.id)
  },
  evaluationRows: async ({ assignment, page, size, state }, context) => {
    const place = await toTeach(context, assignment)
    if (place instanceof Refusal) return place
    const window = { limit: size, offset: (page - 1) * size, state }
    const { rows, total } = await rowsOf(context, place, window)
    const criteria = place.rubric?.criteria ?? []
    return { list: rows.map((row) => present.row(row, criteria, context)), total }
  },
  releaseEvaluation: async ({ assignment }, context) => {
    const place = await toTeach(context, assignment)
    if (place instanceof Refusal) return place
    return actions.release(context, place.assignment, ratedPractice(place, context).title)
  },
  exportEvaluation: async ({ assignment, format, timeZone }, context) => {
    const place = await toTeach(context, assignment)
    if (place instanceof Refusal) return place
    const { language, now } = context
    const { title } = ratedPractice(place, context)
    const [today = ''] = localTime(now, timeZone).split(' ')
    const name = present.sheetTitle(language)
    return exportFile(context, format, async (snapshot) => {
      const { pages } = await wholeList(snapshot, async (one) => {
        const window = { limit: mostExported + 1, offset: 0 }
        return (await rowsOf({ db: one, now }, place, window)).rows
      })
      const criteria = place.rubric?.criteria ?? []
      const rows = sheetRows(pages, (page) => present.sheet(page, criteria, context))
      return { name: `${title} ${name} ${today}`, sheet: name, rows }
    })
  },
}
