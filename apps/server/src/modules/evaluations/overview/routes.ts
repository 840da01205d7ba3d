import type { AssessmentState, evaluations } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { exportFile, sheetRows } from '../../../platform/sheets/export-file.ts'
import { localTime } from '../../../platform/sheets/local-time.ts'
import { mostExported, wholeList } from '../../../platform/sheets/whole-list.ts'
import { mayTeach } from '../../courses/index.ts'
import { releasedBefore } from '../judgement.ts'
import { titleOf } from '../present.ts'
import { getPlaced } from '../queries.ts'
import { getRubric } from '../rubrics/queries.ts'
import { type Signs, targetOf } from '../signs.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

async function toTeach(context: actions.CallerContext, signs: Signs) {
  const { db, actor } = context
  const place = await getPlaced(db, targetOf(context, signs), actor.userId)
  return mayTeach(actor, place.course) ? place : refusal('noPermission')
}
type Place = Exclude<Awaited<ReturnType<typeof toTeach>>, Refusal>

const placeOf = ({ rated, course }: Place): actions.Place => ({
  ...rated,
  schoolId: course.schoolId,
  courseId: course.id,
})

/** Returns the present evaluation of an assignment or a task. */
async function show(context: actions.CallerContext, signs: Signs) {
  const { db, school, actor } = context
  const place = await getPlaced(db, targetOf(context, signs), actor.userId)
  const { course, evaluation, rubric } = place
  const id = evaluation?.id ?? null
  const courseKey = { schoolId: school.id, courseId: course.id }
  const students = await queries.countStudents(db, courseKey, id)
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

/** Lists the students of the course with their assessments, as one page or all. */
const rowsOf = (
  { db, now }: Pick<actions.CallerContext, 'db' | 'now'>,
  { course: { schoolId, id: courseId }, evaluation }: Place,
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
  chooseRubric: async ({ rubric, version, ...signs }, context) => {
    const place = await toTeach(context, signs)
    if (place instanceof Refusal) return place
    const rubricId = rubric === null ? null : context.open('rubric', rubric)
    const no = await actions.choose(context, placeOf(place), { rubricId, version })
    return no ?? show(context, signs)
  },
  evaluationOf: async (signs, context) => {
    const place = await toTeach(context, signs)
    if (place instanceof Refusal) return place
    await actions.gather(context, placeOf(place))
    return show(context, signs)
  },
  evaluationRows: async ({ page, size, state, ...signs }, context) => {
    const place = await toTeach(context, signs)
    if (place instanceof Refusal) return place
    const window = { limit: size, offset: (page - 1) * size, state }
    const { rows, total } = await rowsOf(context, place, window)
    const criteria = place.rubric?.criteria ?? []
    return { list: rows.map((row) => present.row(row, criteria, context)), total }
  },
  releaseEvaluation: async (signs, context) => {
    const place = await toTeach(context, signs)
    if (place instanceof Refusal) return place
    return actions.release(context, placeOf(place), titleOf(place.rated, context.language))
  },
  exportEvaluation: async ({ format, timeZone, ...signs }, context) => {
    const place = await toTeach(context, signs)
    if (place instanceof Refusal) return place
    const { language, now } = context
    const title = titleOf(place.rated, language)
    const [today = ''] = localTime(now, timeZone).split(' ')
    const name = present.sheetTitle(language)
    return exportFile(context, format, async (snapshot) => {
      const { pages } = await wholeList(snapshot, async (one) => {
        const window = { limit: mostExported + 1, offset: 0 }
        return (await rowsOf({ db: one, now }, place, window)).rows
      })
      const rubric = { criteria: place.rubric?.criteria ?? [], rated: place.rated }
      const rows = sheetRows(pages, (page) => present.sheet(page, rubric, context))
      return { name: `${title} ${name} ${today}`, sheet: name, rows }
    })
  },
}
