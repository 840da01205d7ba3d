import type { exams } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { Answer, Context } from '../../../platform/http/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { localTime } from '../../../platform/sheets/local-time.ts'
import { sheetFile } from '../../../platform/sheets/sheet-file.ts'
import { ownAttempts } from '../attempts/actions.ts'
import { getOwnAttempt } from '../attempts/queries.ts'
import { closeAllDue } from '../closing/actions.ts'
import type { ExaminationView } from '../examinations/queries.ts'
import { getForTeacher } from '../examinations/routes.ts'
import { getReleased } from '../papers/queries.ts'
import { visibleScore } from '../papers/present.ts'
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

/** The examination for its teachers, with every paper handed in whose time is up. */
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
    const { db, now, language } = context
    const examination = await getForResults(context, sign)
    if (examination instanceof Refusal) return examination
    const exam = resultsOf(examination)
    const questions = await queries.addUpQuestions(db, exam)
    const all = await queries.countAttempts(db, exam)
    const rows = await queries.listForSheet(db, exam)
    const timeOf = (moment: Date) => localTime(moment, timeZone)
    const sheet = present.resultsSheet(examination, rows, questions, { language, timeZone, timeOf })
    const [today = ''] = timeOf(now).split(' ')
    const name = present.sheetName(examination.name, today, language)
    const file = sheetFile({ name, sheet: present.sheetTitle(language), rows: sheet }, format)
    return { ...file, leftOut: Math.max(0, all - rows.length) }
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
