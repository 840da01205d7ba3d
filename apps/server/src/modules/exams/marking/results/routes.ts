import { type exams, resultRowsMost } from '@titian/contract'
import type { User } from '../../../../platform/actor.ts'
import type { Answer, Context } from '../../../../platform/http/context.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { localTime } from '../../../../platform/sheets/local-time.ts'
import { exportFile, sheetRows } from '../../../../platform/sheets/export-file.ts'
import { ownAttempts } from '../../sitting/opening/actions.ts'
import { getOwnAttempt } from '../../sitting/attempts/queries.ts'
import { closeAllDue } from '../../sitting/closing/actions.ts'
import { getForTeacher } from '../../authoring/examinations/access.ts'
import type { ExaminationView } from '../../authoring/examinations/queries.ts'
import { getReleased } from '../../sitting/papers/queries.ts'
import { visibleScore } from '../../sitting/papers/present.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

type Calls = typeof exams
type ResultCall = 'examinationResults' | 'exportResults' | 'examinationPlace'
type SignedIn = Context & { actor: User }

const resultsOf = ({ id, schoolId, courseId, total }: ExaminationView): queries.ResultsOf => ({
  schoolId,
  examinationId: id,
  courseId,
  total,
})

/** Returns the examination for its teachers, after handing in every paper whose time is up. */
async function getForResults(
  context: SignedIn,
  sign: string,
): Promise<ExaminationView | Refusal<'noPermission'>> {
  const examination = await getForTeacher(context, sign)
  if (examination instanceof Refusal) return examination
  const scope = { schoolId: examination.schoolId, examinationId: examination.id }
  await closeAllDue(context, scope, context.now)
  return examination
}

export const resultAnswers: { [Name in ResultCall]: Answer<Calls[Name]> } = {
  examinationResults: async ({ sign }, context) => {
    const examination = await getForResults(context, sign)
    if (examination instanceof Refusal) return examination
    const exam = resultsOf(examination)
    const totals = await queries.addUpResults(context.db, exam)
    const questions = await queries.addUpQuestions(context.db, exam)
    return present.examinationResult(examination, totals, questions, context)
  },
  exportResults: async ({ sign, format, timeZone }, context) => {
    const { now, language } = context
    const examination = await getForResults(context, sign)
    if (examination instanceof Refusal) return examination
    const exam = resultsOf(examination)
    const timeOf = (moment: Date) => localTime(moment, timeZone)
    const reader = { language, timeZone, timeOf }
    const [today = ''] = timeOf(now).split(' ')
    const name = present.sheetName(examination.name, today, language)
    let leftOut = 0
    const file = await exportFile(context, format, async (snapshot) => {
      const questions = await queries.addUpQuestions(snapshot.db, exam)
      const all = await queries.countAttempts(snapshot.db, exam)
      const { count, pages } = await snapshot.read(
        (db) => queries.listForSheet(db, exam),
        resultRowsMost,
      )
      leftOut = Math.max(0, all - count)
      const rows = sheetRows(pages, (page) =>
        present.resultsSheet(examination, page, questions, reader),
      )
      return { name, sheet: present.sheetTitle(language), rows }
    })
    return file instanceof Refusal ? file : file.with((sent) => ({ ...sent, leftOut }))
  },
  examinationPlace: async ({ unitestingUserRecordId: sign }, context) => {
    const { db, school, actor, now, open } = context
    const attempt = await getOwnAttempt(db, school.id, actor.userId, open('attempt', sign))
    const examination = await getReleased(db, school.id, attempt.examinationId, actor.userId)
    const own = await ownAttempts(context, examination.id)
    const shown = own.find(({ id }) => id === attempt.id) ?? attempt
    const score = visibleScore(examination, shown, now)
    const totals =
      score === null ? undefined : await queries.addUpSpread(db, resultsOf(examination))
    return present.examinationPlace(examination, score, totals)
  },
}
