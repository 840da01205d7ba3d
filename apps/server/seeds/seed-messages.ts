import { messages, type NewMessage } from '../src/modules/messages/index.ts'
import { bulletins, courseNotices } from './data/notices.ts'
import { atWork } from './school-time.ts'
import type { SeedContext } from './seed-context.ts'

const school = 'teratai'

function idOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The demo notices name ${key}, which was not seeded.`)
  return id
}

/** Inserts messages of teachers, the schools and the system for the demo student. */
export async function seedMessages(context: SeedContext): Promise<void> {
  const { db, now, schoolIds, userIds, courseIds } = context
  const at = (daysAgo: number) => atWork(now, daysAgo)
  const ofCourses = courseNotices.map(
    ({ courseKey, teacher, daysAgo, title, content }): NewMessage => ({
      schoolId: idOf(schoolIds, school),
      kind: 2,
      courseId: idOf(courseIds, `${school}/${courseKey}`),
      authorId: idOf(userIds, `${school}/${teacher}`),
      titles: title,
      contents: content,
      createdAt: at(daysAgo),
    }),
  )
  const ofSchools = bulletins.map(({ school: key, daysAgo, title, content }): NewMessage => ({
    schoolId: idOf(schoolIds, key),
    kind: 3,
    authorId: idOf(userIds, `${key}/school-admin`),
    titles: title,
    contents: content,
    createdAt: at(daysAgo),
  }))
  const ofSystem: NewMessage = {
    schoolId: idOf(schoolIds, school),
    kind: 1,
    userId: idOf(userIds, `${school}/student-1`),
    words: 'identityApproved',
    createdAt: at(22),
  }
  const inOrder = [...ofCourses, ...ofSchools, ofSystem].toSorted(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  )
  await db.insert(messages).values(inOrder)
}
