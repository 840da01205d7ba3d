import { careerPaths, setStages } from '../src/modules/promote/index.ts'
import { found } from '../src/platform/refusal.ts'
import { careerPathSeeds } from './data/career-paths.ts'
import type { SeedContext } from './seed-context.ts'

const school = 'teratai'

/** CNT-058: inserts the career paths of the demo school. */
export async function seedPromote({
  db,
  now,
  schoolIds,
  userIds,
  courseIds,
  trainingIds,
}: SeedContext): Promise<void> {
  const schoolId = schoolIds.get(school)
  const createdBy = userIds.get(`${school}/school-admin`)
  if (schoolId === undefined || createdBy === undefined) return
  for (const { stages, ...path } of careerPathSeeds) {
    const [row] = await db
      .insert(careerPaths)
      .values({
        ...path,
        schoolId,
        createdBy,
        publishedAt: now,
        createdAt: now,
        changedAt: now,
      })
      .returning({ id: careerPaths.id })
    const full = stages.map(({ titles, skills, courses, training, practice }) => ({
      titles,
      skills: Object.entries(skills).map(([code, level]) => ({ code, level })),
      courseIds: courses.flatMap((key) => courseIds.get(`${school}/${key}`) ?? []),
      trainingId: trainingIds.get(`${school}/${training}`) ?? null,
      practiceKind: practice?.kind ?? null,
      practice: practice?.code ?? null,
    }))
    await setStages(db, schoolId, found(row).id, full)
  }
}
