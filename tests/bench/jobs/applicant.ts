import { applications, sendAllMost, skills } from '@titian/contract'
import { makeApplicant } from '../../../apps/server/src/modules/applications/factories.ts'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import { quantiles } from '../quantiles.ts'

/** Number of students, each of whom sends as many applications as one press allows. */
const applicants = 43

/** Milliseconds of calls of a student with a resume: the median and the 95th percentile. */
export async function applicantTimes(testApp: TestApp): Promise<Record<string, [number, number]>> {
  const made = await Promise.all(
    Array.from({ length: applicants }, async () => (await makeApplicant(testApp)).student),
  )
  const [first] = made
  if (!first) throw new Error('There is no student.')
  const matched = await quantiles(() =>
    testApp.ask(skills.searchMatching, { page: 1, size: 10, sort: 'match' }, first),
  )
  const waiting = [...made]
  const sent = await quantiles(async () => {
    const answered = await testApp.ask(applications.sendEmailToAll, {}, waiting.pop() ?? first)
    if (answered.body.data?.sent !== sendAllMost)
      throw new Error(`sent to ${answered.body.data?.sent ?? 0} posts: ${answered.body.msg}`)
    return answered
  })
  return { 'order of every post by match': matched, [`send to all of ${sendAllMost}`]: sent }
}
