import { mostMembersAtOnce, type ParsedOf, type statistics } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { found, Refusal, Refused, refusal } from '../../../platform/refusal.ts'
import type { SignKind } from '../../../platform/security/signs.ts'
import { localTime } from '../../../platform/sheets/local-time.ts'
import { exportFile, sheetRows } from '../../../platform/sheets/export-file.ts'
import { wholeList } from '../../../platform/sheets/whole-list.ts'
import { readSheet } from '../../people/index.ts'
import { nameOf } from '../authoring/actions.ts'
import { type CourseFor, getCourseFor } from '../access/queries.ts'
import * as policy from '../policy.ts'
import { viewOf } from '../present.ts'
import * as actions from './actions.ts'
import { checkLines, faultRows, memberColumns, planMembers } from './import.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

export type Asked = Context<never, User>

/** Returns the course, for its teachers and the staff of its school (TCH-076). */
export async function courseOf({ db, school, actor }: Asked, courseId: number) {
  const course = await getCourseFor(db, school.id, courseId, actor.userId)
  return policy.mayEditContent(actor, course, course.teaches) ? course : refusal('noPermission')
}

const named = (context: Asked, sign: string) => courseOf(context, context.open('course', sign))
type Sent = Omit<queries.MemberFilter, 'groupId' | 'enrolmentIds' | 'failing'> & {
  groupSign?: string | undefined
  studentList?: readonly string[] | undefined
}

type Filtered<Filter> = Omit<Filter, 'groupSign' | 'studentList'> &
  Pick<queries.MemberFilter, 'groupId' | 'enrolmentIds' | 'failing'>

/**
 * Returns the filter with decoded ids. The caller must check that the group belongs to the course.
 */
export function filterOf<Filter extends Sent>(
  { open }: Asked,
  { groupSign, studentList, ...filter }: Filter,
  failing: queries.Failing,
): Filtered<Filter> {
  return {
    ...filter,
    failing,
    ...(groupSign !== undefined && { groupId: open('courseGroup', groupSign) }),
    ...(studentList && { enrolmentIds: studentList.map((one) => open('enrolment', one)) }),
  }
}

/**
 * Returns the filter with decoded ids. Refuses a group of another course, for calls that do not
 * list groups.
 */
export async function checkedFilter<Filter extends Sent>(
  context: Asked,
  course: queries.Course,
  filter: Filter,
  failing: queries.Failing,
): Promise<Filtered<Filter>> {
  const whom = filterOf(context, filter, failing)
  if (whom.groupId !== undefined) await queries.getGroupOf(context.db, course, whom.groupId)
  return whom
}

/** Returns the students that match the filter; a group of another course is not found. */
async function membersFor(
  context: Asked,
  course: CourseFor,
  whom: Filtered<Sent & queries.MemberOrder>,
  window: queries.Page,
) {
  const listed = await queries.listMembers(context.db, scopeOf(course), whom, window, context.now)
  if (whom.groupId !== undefined) found(listed.groups.find(({ id }) => id === whom.groupId))
  return listed
}

/** Returns `find`, which reads the matching students at the time of sending. */
export async function chosenMembers(
  context: Asked,
  courseIdSign: string,
  filter: Sent,
  failing: queries.Failing,
) {
  const course = await named(context, courseIdSign)
  if (course instanceof Refusal) return course
  const scope = scopeOf(course)
  const whom = await checkedFilter(context, scope, filter, failing)
  const find = async (tx: Db) => {
    const students = await queries.listFound(tx, scope, whom, context.now)
    // FRM-331: if a ticked person has left the course, the call is refused as not found, and nobody
    // receives anything.
    if (students.length < new Set(whom.enrolmentIds).size) throw new Refused(refusal('notFound'))
    return students.map(({ userId }) => userId)
  }
  return { courseId: course.id, find }
}

const scopeOf = ({ schoolId, id: courseId }: CourseFor) => ({ schoolId, courseId })

/** Returns the id inside a sealed id; undefined when the sealed id is of another kind. */
function openedAs({ open }: Asked, kind: SignKind, sign: string): number | undefined {
  try {
    return open(kind, sign)
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

/**
 * TCH-075: opens the sealed ids of the people to remove. The kind of the sealed ids decides whether
 * students or teachers are removed; mixed kinds are refused.
 */
function openList(context: Asked, signs: readonly string[]) {
  const kinds = ['enrolment', 'schoolTeacher'] as const
  const opened = [...new Set(signs)].map((sign) => {
    const found = kinds.flatMap((kind) => {
      const id = openedAs(context, kind, sign)
      return id === undefined ? [] : [{ kind, id }]
    })
    return found[0]
  })
  const ids = opened.map((one) => found(one))
  const [first] = ids
  if (!first || ids.some(({ kind }) => kind !== first.kind))
    return refusal('invalidInput', 'mixedKinds')
  return { kind: first.kind, ids: ids.map(({ id }) => id) }
}

async function removeMembers(
  context: Asked,
  ids: readonly number[],
  how: { reason: string; mayReturn: boolean },
) {
  const memberships = await queries.listMemberships(context.db, context.school.id, ids)
  if (memberships.length < ids.length) return refusal('notFound')
  const courses: { course: CourseFor; ids: readonly number[] }[] = []
  for (const courseId of new Set(memberships.map((one) => one.courseId))) {
    const course = await courseOf(context, courseId)
    if (course instanceof Refusal) return course
    courses.push({ course, ids })
  }
  return actions.remove(context, { courses, ...how })
}

/** TCH-073 to TCH-078: lists, adds and removes students and teachers. */
export const memberAnswers: SomeAnswers<
  typeof statistics,
  'schoolTeacherList' | 'importableStudents' | 'addCourseStudents' | 'importCourseStudents'
> = {
  schoolTeacherList: async ({ name, ...page }, context) => {
    const { db, school } = context
    const { list, total } = await queries.listSchoolTeachers(db, school.id, name, page)
    return { list: list.map((row) => present.schoolTeacher(row, viewOf(context))), total }
  },
  importableStudents: async ({ courseIdSign, part, name, className, ...page }, context) => {
    const course = await named(context, courseIdSign)
    if (course instanceof Refusal) return course
    const { db } = context
    if (part === 'classes') {
      const classes = await queries.listOfferedClasses(db, scopeOf(course), name)
      return { list: [], total: 0, classes }
    }
    const { list, total } = await queries.listOffered(
      db,
      scopeOf(course),
      { name, className },
      page,
    )
    return { list: list.map((row) => present.offered(row, viewOf(context))), total, classes: [] }
  },
  addCourseStudents: async ({ courseIdSign, userSigns, className }, context) => {
    const course = await named(context, courseIdSign)
    if (course instanceof Refusal) return course
    if (userSigns.length === 0 && className === '')
      return context.refuse('invalidInput', 'nobodyChosen')
    const userIds = userSigns.map((sign) => context.open('user', sign))
    const added = await actions.add(context, course, { userIds, className })
    return added instanceof Refusal ? added : { added }
  },
  importCourseStudents: async ({ courseIdSign, filePath, encoding, dryRun }, context) => {
    const { db, language } = context
    const course = await named(context, courseIdSign)
    if (course instanceof Refusal) return course
    const sheet = await readSheet(context, { filePath, encoding }, memberColumns)
    if (sheet instanceof Refusal) return sheet
    const { lines, faults } = checkLines(sheet.rows)
    const plan = planMembers(lines, await queries.listKnown(db, scopeOf(course), lines))
    if (plan.fresh.length > mostMembersAtOnce)
      return context.refuse('invalidInput', 'tooManyStudents')
    const all = [...faults, ...plan.faults]
    const unread = new Set(sheet.faults.map(({ line }) => line)).size
    const fresh = dryRun ? plan.fresh.length : await actions.addAll(context, course, plan.fresh)
    return {
      fileName: sheet.fileName,
      rows: sheet.rows.length + unread,
      fresh,
      same: plan.same,
      faulty: all.length + unread,
      faults: faultRows(all, sheet.faults, language),
      unknownColumns: sheet.others,
      done: !dryRun,
    }
  },
}

type FoundAnswers = SomeAnswers<
  typeof statistics,
  'findStudentList' | 'statisticsStudentList' | 'exportStudentList' | 'deleteTeacher'
>

type Removal = ParsedOf<(typeof statistics)['deleteTeacher']>

/**
 * Lists the ticked students. If none is ticked, lists those that the filter finds now (FRM-329).
 */
async function listToRemove(
  context: Asked,
  { studentList, filter }: Pick<Removal, 'studentList' | 'filter'>,
  failing: queries.Failing,
) {
  if (studentList) return openList(context, studentList)
  const { courseId, ...narrowed } = found(filter)
  const course = await named(context, courseId)
  if (course instanceof Refusal) return course
  const scope = scopeOf(course)
  const whom = await checkedFilter(context, scope, narrowed, failing)
  const students = await queries.listFound(context.db, scope, whom, context.now)
  if (students.length > mostMembersAtOnce) return refusal('invalidInput', 'tooManyStudents')
  return { kind: 'enrolment' as const, ids: students.map(({ enrolmentId }) => enrolmentId) }
}

/** The calls about filtered students. `failing` comes from the module that computes marks. */
export const foundMemberAnswers = (failing: queries.Failing): FoundAnswers => ({
  deleteTeacher: async ({ reason, mayReturn, ...of }, context) => {
    const listed = await listToRemove(context, of, failing)
    if (listed instanceof Refusal) return listed
    const { kind, ids } = listed
    if (kind === 'schoolTeacher' && !policy.isStaffOf(context.actor, context.actor))
      return refusal('noPermission')
    const removed =
      kind === 'enrolment'
        ? await removeMembers(context, ids, { reason, mayReturn })
        : await actions.removeTeachers(context, ids, reason)
    return removed instanceof Refusal ? removed : { removed }
  },
  findStudentList: async ({ courseId, page, size, ...filter }, context) => {
    const course = await named(context, courseId)
    if (course instanceof Refusal) return course
    const window = { page, size }
    const whom = filterOf(context, filter, failing)
    const { list, total, classes, groups } = await membersFor(context, course, whom, window)
    const view = viewOf(context)
    const courseName = nameOf(course, context)
    return {
      list: list.map((row) => present.member(row, view)),
      total,
      classes,
      groups: groups.map((row) => present.group(row, view)),
      courseName,
    }
  },
  statisticsStudentList: async ({ courseIdSign, name, ...page }, context) => {
    const course = await named(context, courseIdSign)
    if (course instanceof Refusal) return course
    const order = { sort: 'name', descending: false } as const
    const filter = { name, className: '', state: 'all' as const, failing, ...order }
    const { db, now } = context
    const { list, total } = await queries.listMembers(db, scopeOf(course), filter, page, now)
    return { list: list.map((row) => present.member(row, viewOf(context))), total }
  },
  exportStudentList: async ({ courseId, format, timeZone, ...filter }, context) => {
    const { language, now, refuse } = context
    const course = await named(context, courseId)
    if (course instanceof Refusal) return course
    const scope = scopeOf(course)
    const whom = await checkedFilter(context, scope, filter, failing)
    const timeOf = (moment: Date) => localTime(moment, timeZone)
    const [today = ''] = timeOf(now).split(' ')
    const sheet = present.sheetTitle[language]
    const name = `${nameOf(course, context)} ${sheet} ${today}`
    return exportFile(context, format, async (snapshot) => {
      const list = await wholeList(snapshot, (db) => queries.listAllMembers(db, scope, whom, now))
      // FRM-367: a ticked student of another course is not found.
      if (list.count < new Set(whom.enrolmentIds).size) return refuse('notFound')
      const rows = sheetRows(list.pages, (page) => present.memberSheet(page, language, timeOf))
      return { name, sheet, rows }
    })
  },
})
