import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SeedContext } from './seed-context.ts'
import { seedAccounts } from './seed-accounts.ts'
import { seedApplications } from './seed-applications.ts'
import { seedBooks } from './seed-books.ts'
import { seedCodes } from './seed-codes.ts'
import { seedArticles } from './seed-articles.ts'
import { seedCourses } from './seed-courses.ts'
import { seedDiscussions } from './seed-discussions.ts'
import { seedEmployment } from './seed-employment.ts'
import { seedExams } from './seed-exams.ts'
import { seedFavourites } from './seed-favourites.ts'
import { seedFilms } from './seed-films.ts'
import { seedFiles } from './seed-files.ts'
import { seedGrades } from './seed-grades.ts'
import { seedHomework } from './seed-homework.ts'
import { seedIdentities } from './seed-identities.ts'
import { seedMaterials } from './seed-materials.ts'
import { seedMessages } from './seed-messages.ts'
import { seedNotes } from './seed-notes.ts'
import { seedOrders } from './seed-orders.ts'
import { seedPeople } from './seed-people.ts'
import { seedResume } from './seed-resume.ts'
import { seedReviews } from './seed-reviews.ts'
import { seedSchools } from './seed-schools.ts'
import { seedSharing } from './seed-sharing.ts'
import { seedEvaluations } from './seed-evaluations.ts'
import { seedPractice } from './seed-practice.ts'
import { seedPromote } from './seed-promote.ts'
import { seedShops } from './seed-shops.ts'
import { seedSkills } from './seed-skills.ts'
import { seedStudy } from './seed-study.ts'
import { seedTrainings } from './seed-trainings.ts'
import { seedVisits } from './seed-visits.ts'

function findMedia(): string {
  const here = fileURLToPath(new URL('.', import.meta.url))
  const directory = [
    join(here, 'media'),
    join(here, '../seeds/media'),
    join(here, '../../seeds/media'),
  ].find((path) => existsSync(path))
  if (!directory) throw new Error('The demo media are missing beside the server.')
  return directory
}

const allSeeds = [
  seedSchools,
  seedAccounts,
  seedPeople,
  seedIdentities,
  seedFiles,
  seedFilms,
  seedCourses,
  seedMaterials,
  seedArticles,
  seedStudy,
  seedExams,
  seedHomework,
  seedDiscussions,
  seedReviews,
  seedFavourites,
  seedSharing,
  seedOrders,
  seedCodes,
  seedGrades,
  seedTrainings,
  seedVisits,
  seedEmployment,
  seedSkills,
  seedResume,
  seedPractice,
  seedEvaluations,
  seedShops,
  seedBooks,
  seedApplications,
  seedPromote,
  seedNotes,
  seedMessages,
]

/** Seeds the demo schools in ladder order, or only the parts that a test needs. */
export async function seedAll(
  base: Pick<SeedContext, 'db' | 'files' | 'clock' | 'seal'>,
  seeds = allSeeds,
): Promise<SeedContext> {
  const context: SeedContext = {
    ...base,
    now: base.clock.now(),
    mediaDirectory: findMedia(),
    schoolIds: new Map(),
    userIds: new Map(),
    courseIds: new Map(),
    lessonIds: new Map(),
    trainingIds: new Map(),
    fileIds: new Map(),
  }
  for (const seed of seeds) await seed(context)
  return context
}
