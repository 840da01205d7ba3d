import { type certificates, pickText } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { found, Refusal } from '../../../platform/refusal.ts'
import { localTime } from '../../../platform/sheets/local-time.ts'
import { exportFile, sheetRows } from '../../../platform/sheets/export-file.ts'
import { wholeList } from '../../../platform/sheets/whole-list.ts'
import { getCourseFor, mayEditContent, mayLead } from '../../courses/index.ts'
import * as actions from '../issuing/actions.ts'
import { findCourseFacts } from '../issuing/queries.ts'
import { viewOf } from '../present.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

type StaffContext = actions.StaffContext

/** Returns a course of the school. A course of another school is refused as not found. */
async function openCourse({ db, actor, open }: StaffContext, courseIdSign: string) {
  const course = { schoolId: actor.schoolId, courseId: open('course', courseIdSign) }
  const { courseNames } = found(await findCourseFacts(db, course))
  return { ...course, courseNames }
}

const courseOf = ({ open }: StaffContext, sign: string) =>
  sign === '' ? undefined : open('course', sign)

export const staffAnswers: SomeAnswers<
  typeof certificates,
  | 'listCertificates'
  | 'exportCertificates'
  | 'listCandidates'
  | 'issueCertificates'
  | 'revokeCertificate'
  | 'reissueCertificate'
  | 'listCertificateCourses'
> = {
  listCertificates: async ({ page, size, courseIdSign, ...filter }, context) => {
    const { db, actor } = context
    const chosen = { ...filter, courseId: courseOf(context, courseIdSign) }
    const window = { page, size }
    const { rows, total } = await queries.listCertificates(db, actor.schoolId, chosen, window)
    return { list: rows.map((row) => present.staffCertificate(row, viewOf(context))), total }
  },
  exportCertificates: async ({ format, timeZone, courseIdSign, ...filter }, context) => {
    const { actor, language, now } = context
    const chosen = { ...filter, courseId: courseOf(context, courseIdSign) }
    const timeOf = (moment: Date) => localTime(moment, timeZone)
    const [today = ''] = timeOf(now).split(' ')
    const sheet = present.sheetTitle[language]
    const reader = { language, timeZone, timeOf }
    return exportFile(context, format, async (snapshot) => {
      const { pages } = await wholeList(snapshot, (db) =>
        queries.findCertificates(db, actor.schoolId, chosen),
      )
      const rows = sheetRows(pages, (page) => {
        const shown = page.map((row) => present.staffCertificate(row, viewOf(context)))
        return present.certificateSheet(shown, reader)
      })
      return { name: `${sheet} ${today}`, sheet, rows }
    })
  },
  listCandidates: async ({ courseIdSign, name, page, size }, context) => {
    const { courseNames, ...course } = await openCourse(context, courseIdSign)
    const { language, school } = context
    const input = { ...course, name }
    const { rows, total } = await queries.listCandidates(
      context.db,
      input,
      { page, size },
      context.now,
    )
    return {
      list: rows.map((row) => present.candidate(row, context)),
      total,
      courseName: pickText(courseNames, language, school.defaultLanguage),
    }
  },
  issueCertificates: async ({ courseIdSign, userSigns, confirmed, reason }, context) => {
    const { courseNames: _names, ...course } = await openCourse(context, courseIdSign)
    const opened = (signs: string[]) => new Set(signs.map((sign) => context.open('user', sign)))
    const userIds = [...opened(userSigns)]
    const wanted = { userIds, confirmed: opened(confirmed), reason }
    const made = await actions.issueByStaff(course, wanted, context)
    if (made instanceof Refusal) return made
    return { numbers: made.map(({ number }) => number), left: userIds.length - made.length }
  },
  revokeCertificate: async ({ sign, reason }, context) =>
    (await actions.revokeOne(context.open('certificate', sign), reason, context)) ?? null,
  reissueCertificate: async ({ sign, reason }, context) => {
    const made = await actions.reissue(context.open('certificate', sign), reason, context)
    return made instanceof Refusal ? made : { number: made.number }
  },
  listCertificateCourses: async ({ name, kind, page, size }, context) => {
    const { db, actor } = context
    const filter = { schoolId: actor.schoolId, name, kind }
    const { rows, total } = await queries.listCourses(db, filter, { page, size })
    return { list: rows.map((row) => present.course(row, viewOf(context))), total }
  },
}

/** TRN-067, CNT-080: the calls about the rule of one course, for its teachers and for staff. */
export const ruleAnswers: SomeAnswers<
  typeof certificates,
  'certificateRule' | 'saveCertificateCourse'
> = {
  certificateRule: async ({ courseIdSign }, context) => {
    const { db, actor, open, refuse } = context
    const courseKey = { schoolId: actor.schoolId, courseId: open('course', courseIdSign) }
    const course = await getCourseFor(db, courseKey.schoolId, courseKey.courseId, actor.userId)
    if (!mayEditContent(actor, course, course.teaches)) return refuse('noPermission')
    const rule = present.course(await queries.getRule(db, courseKey), viewOf(context))
    return { ...rule, may: { change: mayLead(actor, course, course.leads) } }
  },
  saveCertificateCourse: async ({ courseIdSign, gives }, context) => {
    const { db, actor, open, refuse } = context
    const courseKey = { schoolId: actor.schoolId, courseId: open('course', courseIdSign) }
    const course = await getCourseFor(db, courseKey.schoolId, courseKey.courseId, actor.userId)
    if (!mayLead(actor, course, course.leads)) return refuse('noPermission')
    await actions.saveCourse(courseKey, gives, context)
    return null
  },
}
