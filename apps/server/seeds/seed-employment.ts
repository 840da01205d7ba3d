import { monthlyOf, postDays } from '@titian/contract'
import {
  companies,
  jobPosts,
  type NewJobPost,
  postCollections,
  saveTerms,
} from '../src/modules/employment/index.ts'
import { secondsAfter } from '../src/platform/clock.ts'
import { found } from '../src/platform/refusal.ts'
import type { JobCompany, JobTexts, Opening } from './data/job-texts.ts'
import { jobTexts } from './data/jobs.ts'
import type { SeedContext } from './seed-context.ts'

const school = 'teratai'
const day = 24 * 3600

/** One post in so many has ended, is recommended, or is saved by the demo student. */
const everyEnded = 17
const everyRecommended = 8
const everyCollected = 25

function descriptionOf(
  { headings, roles }: JobTexts,
  { introduction, offer }: JobCompany,
  { role }: Opening,
): string {
  const { duties, needs } = found(roles[role])
  const [about = ''] = introduction.split('\n\n')
  const lines = (title: string, list: string[]) => [title, ...list.map((line) => `• ${line}`)]
  return [
    about,
    lines(headings.duties, duties).join('\n'),
    lines(headings.needs, needs).join('\n'),
    offer,
  ].join('\n\n')
}

interface Place {
  schoolId: number
  createdBy: number
  companyId: number
}

function postOf(
  texts: JobTexts,
  company: JobCompany,
  opening: Opening,
  place: Place,
  { at, now }: { at: number; now: Date },
): NewJobPost {
  const role = found(texts.roles[opening.role])
  const per = opening.per ?? 'month'
  const [least, most] = opening.salary ?? []
  const salary = {
    least: least === undefined ? null : least * 100,
    most: most === undefined ? null : most * 100,
    per,
  }
  const monthly = monthlyOf(salary)
  const hasEnded = at % everyEnded === everyEnded - 1
  const age = hasEnded ? postDays + 1 + (at % 9) : (at * 7) % 26
  const publishedAt = secondsAfter(now, -age * day - (at % 20) * 1800)
  return {
    ...place,
    title: opening.title ?? role.title,
    position: role.position,
    industry: company.industry,
    city: opening.city ?? company.city,
    remote: opening.remote ?? false,
    salaryLeast: salary.least,
    salaryMost: salary.most,
    currency: company.currency,
    salaryPer: per,
    negotiable: opening.negotiable ?? opening.salary === undefined,
    monthlyLeast: monthly.least,
    monthlyMost: monthly.most,
    nature: opening.nature ?? 2,
    degree: opening.nature === 1 ? Math.min(role.degree, 3) : role.degree,
    experience: opening.nature === 1 ? 0 : role.experience,
    skills: role.skills.map(([name, level]) => ({ name, level })),
    language: texts.language,
    description: descriptionOf(texts, company, opening),
    recommended: at % everyRecommended === 0,
    publishedAt,
    endsAt: secondsAfter(publishedAt, postDays * day),
    createdAt: publishedAt,
    changedAt: publishedAt,
  }
}

/** Inserts two hundred posts of forty companies, and seven favourites of the demo student. */
export async function seedEmployment({ db, now, schoolIds, userIds }: SeedContext): Promise<void> {
  const schoolId = schoolIds.get(school)
  const createdBy = userIds.get(`${school}/school-admin`)
  const userId = userIds.get(`${school}/student-1`)
  if (schoolId === undefined || createdBy === undefined || userId === undefined) return
  const posts: NewJobPost[] = []
  let at = 0
  for (const texts of jobTexts) {
    for (const [order, company] of texts.companies.entries()) {
      const { openings, currency: _currency, offer: _offer, ...fields } = company
      const createdAt = secondsAfter(now, -(60 + order * 5) * day)
      const [row] = await db
        .insert(companies)
        .values({
          ...fields,
          schoolId,
          createdBy,
          contactName: '',
          email: `jobs@${new URL(company.website).hostname}`,
          verified: order % 6 !== 5,
          recommended: order % 5 === 0,
          createdAt,
          changedAt: createdAt,
        })
        .returning({ id: companies.id })
      const place = { schoolId, createdBy, companyId: found(row).id }
      for (const opening of openings) {
        posts.push(postOf(texts, company, opening, place, { at, now }))
        at += 1
      }
    }
  }
  const rows = await db.insert(jobPosts).values(posts).returning({ id: jobPosts.id })
  await saveTerms(
    db,
    rows.map(({ id }) => id),
  )
  const kept = rows.filter((_, place) => place % everyCollected === everyEnded - 1)
  await db.insert(postCollections).values(
    kept.map(({ id }, place) => ({
      schoolId,
      userId,
      postId: id,
      createdAt: secondsAfter(now, -(place * 30 + 5) * 3600),
    })),
  )
}
