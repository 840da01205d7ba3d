import { applications, type InputOf } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { mails } from '../../platform/mail/tables.ts'
import type { Person, TestApp } from '../../testing/test-app.ts'
import { makeMember } from '../accounts/factories.ts'
import { makeCompany, makePost } from '../employment/factories.ts'
import type { companies, NewJobPost } from '../employment/tables.ts'
import { sampleContent } from '../resume/export/factories.ts'
import type { StoredContent } from '../resume/index.ts'
import { saveResume } from '../resume/queries.ts'

/**
 * Makes a student whose resume has a job intention, and functions with which a test acts as the
 * student.
 */
export async function makeApplicant(testApp: TestApp, schoolId = testApp.schoolId) {
  const student = await makeMember(testApp, { name: '李玥', schoolId })
  const content = sampleContent('en')
  let revision = 0
  const write = async (change: Partial<StoredContent> = {}) => {
    revision += 1
    const savedAt = testApp.clock.now()
    await saveResume(testApp.db, student, { revision, content: { ...content, ...change }, savedAt })
  }
  await write()
  return { student, content, write }
}

/** Makes a live post of a company with an address. */
export async function makeOpening(
  testApp: TestApp,
  by: Person,
  post: Partial<NewJobPost> = {},
  company: Partial<typeof companies.$inferInsert> = {},
) {
  const kept = { schoolId: by.schoolId, createdBy: by.userId }
  const now = testApp.clock.now()
  const companyId = post.companyId ?? (await makeCompany(testApp.db, { ...kept, ...company }, now))
  const postId = await makePost(testApp.db, { ...kept, ...post, companyId }, now)
  return { companyId, postId, positionId: testApp.seal('jobPost', postId) }
}

export async function apply(testApp: TestApp, by: Person, positionId: string, letter = '') {
  const { body } = await testApp.ask(applications.sendEmail, { positionId, letter }, by)
  if (!body.data) throw new Error(body.msg)
  return body.data
}

/** Lists the mails about an application, the oldest first. */
export async function mailsAbout(testApp: TestApp, sign: string) {
  const id = testApp.app.deps.signs.open('application', sign) ?? 0
  return testApp.db.select().from(mails).where(eq(mails.aboutId, id)).orderBy(mails.id)
}

/** Returns the token of the link in the newest mail with a link. */
export async function tokenOf(testApp: TestApp, sign: string): Promise<string> {
  const texts = (await mailsAbout(testApp, sign)).map(({ text }) => text)
  const links = texts.flatMap((text) => /\/company-answer\/([\w-]+)/.exec(text)?.[1] ?? [])
  return links.at(-1) ?? ''
}

type Answer = Omit<InputOf<typeof applications.answerApplication>, 'token' | 'version'>

/** Sends an answer of the company at the present version of the application. */
export async function companyAnswers(testApp: TestApp, sign: string, answer: Answer) {
  const token = await tokenOf(testApp, sign)
  const { body } = await testApp.ask(applications.companyApplication, { token })
  const version = body.data?.version ?? 0
  return testApp.ask(applications.answerApplication, { token, version, ...answer })
}
