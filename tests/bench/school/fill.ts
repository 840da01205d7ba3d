import { makeTeacher } from '../../../apps/server/src/modules/courses/factories.ts'
import type { Scene } from '../../contract/scene.ts'
import { fillSales } from '../orders/order-rows.ts'
import { peopleRows } from '../people/people-rows.ts'
import { office, questionBank, spoken } from './around-rows.ts'
import { type BigCourse, examinations, homework, lessons, members, size } from './learning-rows.ts'

function courseOf({ testApp, first }: Scene): BigCourse {
  const open = (kind: Parameters<typeof testApp.seal>[0], sign: string) =>
    testApp.app.deps.signs.open(kind, sign) ?? 0
  const { homework: tasks } = first
  return {
    schoolId: testApp.schoolId,
    courseId: open('course', first.courses.free.course),
    authorId: first.people.teacher.userId,
    examinationId: open('examination', first.exams.released.sign),
    taskIds: [open('homework', tasks.graded), open('homework', tasks.open)],
    groupId: open('courseGroup', first.members.group),
  }
}

/**
 * Inserts the rows of one course. Triggers and checks of foreign keys are switched off, because
 * they take long.
 */
const unchecked = (part: string) =>
  `set session_replication_role = replica; ${part}; set session_replication_role = origin`

/** Extends the scene's first school to 100,000 people, and its free course to 25,000 students. */
export async function fillSchool(scene: Scene): Promise<void> {
  const { testApp, first } = scene
  const { schoolId, database, db } = testApp
  const of = courseOf(scene)
  const { teacher, student } = first.people
  const connection = await database.pool.connect()
  const run = async (name: string, part: string) => {
    const begin = performance.now()
    await connection.script(part)
    console.log(
      `${name.padEnd(24)}${((performance.now() - begin) / 1000).toFixed(1).padStart(7)} s`,
    )
  }
  // Inserting a million rows takes longer than the usual timeout of a statement.
  await connection.script('set statement_timeout = 0; set work_mem = 262144')
  await run('people', `${peopleRows(schoolId, size.people)}; analyze users`)
  for (const part of fillSales(schoolId, teacher.userId, student.userId)) await run('sales', part)
  await run('members', members(of))
  await run('lessons', unchecked(lessons(of)))
  await run('examinations', unchecked(examinations(of)))
  await run('homework', unchecked(homework(of)))
  await run('question bank', unchecked(questionBank(of)))
  await run('messages, discussions', unchecked(spoken(of)))
  await run('office', unchecked(office(of)))
  const { rows } = await connection.query(
    `select id from courses where school_id = ${schoolId} and cover_seed like 'made-%' limit 50`,
  )
  for (const { id } of rows as { id: string }[])
    await makeTeacher(db, { schoolId, courseId: Number(id), userId: teacher.userId, master: true })
  await run('vacuum', 'vacuum analyze')
  await connection.script('reset statement_timeout; reset work_mem')
  connection.release()
}
