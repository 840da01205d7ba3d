import { seedAccounts } from '../../../../seeds/seed-accounts.ts'
import { seedAll } from '../../../../seeds/seed-all.ts'
import type { SeedContext } from '../../../../seeds/seed-context.ts'
import { seedCourses } from '../../../../seeds/seed-courses.ts'
import { seedFiles } from '../../../../seeds/seed-files.ts'
import { seedFilms } from '../../../../seeds/seed-films.ts'
import { seedIdentities } from '../../../../seeds/seed-identities.ts'
import { seedPeople } from '../../../../seeds/seed-people.ts'
import { seedSchools } from '../../../../seeds/seed-schools.ts'
import { seedStudy } from '../../../../seeds/seed-study.ts'
import type { Person, TestApp } from '../../../testing/test-app.ts'
import { createSession } from '../../accounts/sessions/factories.ts'

/** The seeds that must run before a practice seed. */
const before = [
  seedSchools,
  seedAccounts,
  seedPeople,
  seedIdentities,
  seedFiles,
  seedFilms,
  seedCourses,
  seedStudy,
]

/** Fills the demo school and runs one practice seed; returns its duration in milliseconds. */
export async function seedDemo(testApp: TestApp, seed: (context: SeedContext) => Promise<void>) {
  const { db, clock } = testApp
  await db.execute('delete from school_hosts')
  const { files } = testApp.app.services
  let spent = 0
  const timed = async (context: SeedContext) => {
    const begun = performance.now()
    await seed(context)
    spent = performance.now() - begun
  }
  const { schoolIds, userIds } = await seedAll({ db, clock, files }, [...before, timed])
  const schoolId = schoolIds.get('teratai') ?? 0
  /** Returns a signed-in person of the first school. */
  const personOf = async (key: string): Promise<Person> => {
    const userId = userIds.get(`teratai/${key}`) ?? 0
    const token = await createSession(db, { schoolId, userId }, clock.now())
    return { userId, schoolId, token, host: 'localhost', name: 'Demo' }
  }
  return { spent, personOf }
}
