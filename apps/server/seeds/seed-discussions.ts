import { sql } from 'drizzle-orm'
import { answers, questions } from '../src/modules/discussions/index.ts'
import { secondsAfter } from '../src/platform/clock.ts'
import { courseQuestions } from './data/discussions.ts'
import type { SeedContext } from './seed-context.ts'

const day = 24 * 60 * 60
const school = 'teratai'

function idOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The demo questions name ${key}, which was not seeded.`)
  return id
}

/** Inserts questions and answers in the courses of the demo student. */
export async function seedDiscussions({
  db,
  now,
  schoolIds,
  userIds,
  courseIds,
}: SeedContext): Promise<void> {
  const schoolId = idOf(schoolIds, school)
  const at = (daysAgo: number) => secondsAfter(now, -daysAgo * day)
  const personOf = (key: string) => idOf(userIds, `${school}/${key}`)
  for (const { courseKey, by, daysAgo, content, answers: given } of courseQuestions) {
    const [question] = await db
      .insert(questions)
      .values({
        schoolId,
        courseId: idOf(courseIds, `${school}/${courseKey}`),
        authorId: personOf(by),
        content,
        createdAt: at(daysAgo),
      })
      .returning({ id: questions.id })
    for (const answer of given)
      await db.insert(answers).values({
        schoolId,
        questionId: question?.id ?? 0,
        authorId: personOf(answer.by),
        byTeacher: true,
        content: answer.content,
        createdAt: at(answer.daysAgo),
      })
  }
  await db.execute(sql`
    update discussion_questions q set answers = given.number, answered_by_teacher = true
    from (select question_id, count(*)::int as number from discussion_answers group by question_id) given
    where given.question_id = q.id`)
}
