import { completenessOf } from '@titian/contract'
import { getUser } from '../src/modules/accounts/index.ts'
import {
  resumeRevisions,
  resumes,
  startContent,
  type StoredContent,
} from '../src/modules/resume/index.ts'
import { secondsAfter } from '../src/platform/clock.ts'
import { demoResume } from './data/resume.ts'
import type { SeedContext } from './seed-context.ts'

/** RES-012: returns the initial content of the demo student's resume, and the edited one. */
async function demoContents({ db }: Pick<SeedContext, 'db'>, schoolId: number, userId: number) {
  const start = startContent(await getUser(db, schoolId, userId), 'en')
  const content: StoredContent = {
    ...start,
    ...demoResume,
    basics: { ...start.basics, ...demoResume.basics },
    look: { ...start.look, ...demoResume.look },
  }
  return { start, content }
}

/** Returns the resume that the demo student's applications contain. */
export async function demoResumeOf(
  context: Pick<SeedContext, 'db'>,
  schoolId: number,
  userId: number,
): Promise<StoredContent> {
  return (await demoContents(context, schoolId, userId)).content
}

/** RES-077: inserts the demo student's resume with its two revisions. */
export async function seedResume(context: SeedContext): Promise<void> {
  const { db, now, schoolIds, userIds } = context
  const schoolId = schoolIds.get('teratai')
  const userId = userIds.get('teratai/student-1')
  if (schoolId === undefined || userId === undefined) return
  const { start, content } = await demoContents(context, schoolId, userId)
  const savedAt = secondsAfter(now, -35 * 24 * 3600)
  const points = completenessOf(content)
  await db.insert(resumes).values({ userId, schoolId, revision: 1, content, savedAt, points })
  const kept = { userId, part: 'resume', entryId: null, beganAt: savedAt, savedAt }
  await db.insert(resumeRevisions).values([
    { ...kept, revision: 0, act: 'created', content: start },
    { ...kept, revision: 1, act: 'changed', content },
  ])
}
