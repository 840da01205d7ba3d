import { monthlyOf, postDays } from '@titian/contract'
import type { Db } from '../../platform/database/database.ts'
import { saveTerms } from './search/saving/queries.ts'
import { companies, jobPosts, type NewCompany, type NewJobPost } from './tables.ts'

let made = 0

/** Makes a verified company with an address for applications. */
export async function makeCompany(
  db: Db,
  company: Pick<NewCompany, 'schoolId' | 'createdBy'> & Partial<NewCompany>,
  now: Date,
): Promise<number> {
  made += 1
  const [row] = await db
    .insert(companies)
    .values({
      name: `Syarikat ${made}`,
      industry: 'ecommerce',
      size: 2,
      city: 'MY-14-01',
      address: '12 Jalan Ampang',
      website: 'https://company.example',
      introduction: 'Sells household goods online.',
      contactName: 'Nurul',
      email: `hr${made}@company.example`,
      verified: true,
      recommended: false,
      createdAt: now,
      changedAt: now,
      ...company,
    })
    .returning({ id: companies.id })
  if (!row) throw new Error('The company was not inserted.')
  return row.id
}

/** Makes a post that is published now for thirty days, unless `post` says otherwise. */
export async function makePost(
  db: Db,
  post: Pick<NewJobPost, 'schoolId' | 'createdBy' | 'companyId'> & Partial<NewJobPost>,
  now: Date,
): Promise<number> {
  made += 1
  const salary = { least: 300_000, most: 450_000, per: 'month' as const }
  const monthly = monthlyOf(salary)
  const [row] = await db
    .insert(jobPosts)
    .values({
      title: `Shop operator ${made}`,
      position: 'shopOperator',
      industry: 'ecommerce',
      city: 'MY-14-01',
      remote: false,
      salaryLeast: salary.least,
      salaryMost: salary.most,
      currency: 'MYR',
      salaryPer: salary.per,
      negotiable: false,
      monthlyLeast: monthly.least,
      monthlyMost: monthly.most,
      nature: 2,
      degree: 0,
      experience: 0,
      skills: [{ name: 'Copywriting', level: 2 }],
      language: 'en',
      description: 'Runs the shop of the company.',
      recommended: false,
      publishedAt: now,
      endsAt: new Date(now.getTime() + postDays * 86_400_000),
      createdAt: now,
      changedAt: now,
      ...post,
    })
    .returning({ id: jobPosts.id })
  if (!row) throw new Error('The post was not inserted.')
  await saveTerms(db, [row.id])
  return row.id
}
