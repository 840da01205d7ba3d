import { createHash } from 'node:crypto'
import { type ApplicationState, companyLinkDays } from '@titian/contract'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import {
  applicationCopies,
  applicationLinks,
  applicationSteps,
} from '../src/modules/applications/index.ts'
import { jobApplications, jobPosts } from '../src/modules/employment/index.ts'
import { found } from '../src/platform/refusal.ts'
import { atWork, schoolTime } from './school-time.ts'
import type { SeedContext } from './seed-context.ts'
import { demoResumeOf } from './seed-resume.ts'

const school = 'teratai'

interface DemoStep {
  /** Days from now to the step; always negative. */
  days: number
  to: ApplicationState
  note?: string
  /** Days from now to the interview. */
  interview?: number
}

const place = 'Level 3, Menara Teratai, Jalan Ampang'

/** The states of the demo student's applications, each to another post. */
const stories: readonly (readonly DemoStep[])[] = [
  [{ days: -33, to: 'delivered' }],
  [
    { days: -22, to: 'delivered' },
    { days: -21, to: 'viewed' },
    { days: -15, to: 'shortlisted' },
    { days: -10, to: 'interview', interview: -5 },
    { days: -1, to: 'offered', note: 'We would be glad to work with you.' },
  ],
  [
    { days: -19, to: 'delivered' },
    { days: -17, to: 'rejected', note: 'Thank you. We look for more experience this time.' },
  ],
  [
    { days: -12, to: 'delivered' },
    { days: -11, to: 'viewed' },
    { days: -6, to: 'shortlisted' },
    { days: -2, to: 'interview', interview: 6, note: 'Please bring samples of your work.' },
  ],
  [
    { days: -8, to: 'delivered' },
    { days: -7, to: 'viewed' },
  ],
  [{ days: -2, to: 'delivered' }],
]

/** Chooses posts that were published before their application, each of another company. */
async function choosePosts({ db, now }: SeedContext, schoolId: number) {
  const posts = await db
    .select({
      id: jobPosts.id,
      companyId: jobPosts.companyId,
      publishedAt: jobPosts.publishedAt,
      endsAt: jobPosts.endsAt,
    })
    .from(jobPosts)
    .where(and(eq(jobPosts.schoolId, schoolId), isNotNull(jobPosts.publishedAt)))
    .orderBy(asc(jobPosts.id))
  const companies = new Set<number>()
  return stories.map((story) => {
    const sentAt = atWork(now, -(story[0]?.days ?? 0))
    const post = posts.find(
      ({ publishedAt, endsAt, companyId }) =>
        publishedAt && publishedAt < sentAt && endsAt > sentAt && !companies.has(companyId),
    )
    if (post) companies.add(post.companyId)
    return post?.id
  })
}

/**
 * JOB-105: inserts applications of the demo student in different states, with an offer and a future
 * interview.
 */
export async function seedApplications(context: SeedContext): Promise<void> {
  const { db, now, schoolIds, userIds } = context
  const schoolId = schoolIds.get(school)
  const userId = userIds.get(`${school}/student-1`)
  if (schoolId === undefined || userId === undefined) return
  const content = await demoResumeOf(context, schoolId, userId)
  const at = (days: number) => atWork(now, -days)
  const interviewOn = (days: number) => schoolTime(now, days, 10, 30)
  const createdAt = at(-34)
  const [copy] = await db
    .insert(applicationCopies)
    .values({
      schoolId,
      userId,
      revision: 1,
      content,
      contentHash: createHash('sha256').update(JSON.stringify(content)).digest('base64url'),
      photoFileId: content.photoFileId,
      pdfNextTryAt: createdAt,
      createdAt,
    })
    .returning({ id: applicationCopies.id })
  const postIds = await choosePosts(context, schoolId)
  for (const [order, story] of stories.entries()) {
    const postId = postIds[order]
    const [first] = story
    const last = story.at(-1)
    if (postId === undefined || !first || !last) continue
    const invitation = story.find(({ interview }) => interview !== undefined)
    const answered = story.find(({ to }) => to !== 'delivered' && to !== 'viewed')
    const [row] = await db
      .insert(jobApplications)
      .values({
        schoolId,
        userId,
        postId,
        copyId: found(copy).id,
        state: last.to,
        letter: order % 2 === 0 ? '' : 'I have learnt this work here and would like to do it.',
        deliveredAt: at(first.days),
        changedAt: at(last.days),
        answeredAt: answered ? at(answered.days) : null,
        interviewAt: invitation?.interview === undefined ? null : interviewOn(invitation.interview),
        interviewPlace: invitation ? place : '',
        version: story.length - 1,
      })
      .returning({ id: jobApplications.id })
    const applicationId = found(row).id
    await db.insert(applicationSteps).values(
      story.map(({ days, to, note = '', interview }, step) => ({
        applicationId,
        at: at(days),
        by: step === 0 ? ('student' as const) : ('company' as const),
        fromState: story[step - 1]?.to ?? null,
        toState: to,
        note,
        interviewAt: interview === undefined ? null : interviewOn(interview),
        interviewPlace: interview === undefined ? '' : place,
      })),
    )
    await db.insert(applicationLinks).values({
      applicationId,
      createdAt: at(first.days),
      endsAt: at(first.days + companyLinkDays),
    })
  }
}
