import { linkAddressMost, pathCodePattern, pathNameMost, pathSummaryMost } from '@titian/contract'
import { expect, it } from 'vitest'
import { careerPathSeeds } from '../../../seeds/data/career-paths.ts'
import { seedAccounts } from '../../../seeds/seed-accounts.ts'
import { seedAll } from '../../../seeds/seed-all.ts'
import { seedCourses } from '../../../seeds/seed-courses.ts'
import { seedFiles } from '../../../seeds/seed-files.ts'
import { seedFilms } from '../../../seeds/seed-films.ts'
import { seedPromote } from '../../../seeds/seed-promote.ts'
import { seedSchools } from '../../../seeds/seed-schools.ts'
import { seedTrainings } from '../../../seeds/seed-trainings.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { isPosition } from '../resume/index.ts'
import { platformSkill } from '../resume/index.ts'
import { listPublished, listStages } from './queries.ts'

it('[CNT-058] has three career paths in three languages with known positions, skills, courses and trainings', async () => {
  const testApp = await openTestApp()
  const { db, clock } = testApp
  await db.execute('delete from school_hosts')
  const { files } = testApp.app.services
  const seeds = [
    seedSchools,
    seedAccounts,
    seedFiles,
    seedFilms,
    seedCourses,
    seedTrainings,
    seedPromote,
  ]
  const { schoolIds } = await seedAll({ db, clock, files }, seeds)
  const schoolId = schoolIds.get('teratai') ?? 0
  const rows = await listPublished(db, schoolId)
  expect(rows).toHaveLength(3)
  for (const [at, { path }] of rows.entries()) {
    const seed = careerPathSeeds[at]
    expect(isPosition(path.position), path.code).toBe(true)
    expect(path.code).toMatch(pathCodePattern)
    for (const [all, most] of [
      [path.names, pathNameMost],
      [path.summaries, pathSummaryMost],
    ] as const) {
      expect(Object.keys(all).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['en', 'my', 'zh'])
      for (const text of Object.values(all)) expect(text.length).toBeLessThanOrEqual(most)
    }
    for (const { url } of path.links) {
      expect(url).toMatch(/^https:/)
      expect(url.length).toBeLessThanOrEqual(linkAddressMost)
    }
    const stages = await listStages(db, schoolId, path.id)
    expect(stages.map(({ courseIds }) => courseIds.length)).toEqual(
      seed?.stages.map(({ courses }) => courses.length),
    )
    expect(stages.map(({ trainingId }) => trainingId !== null)).toEqual(
      seed?.stages.map(({ training }) => training !== undefined),
    )
    for (const { code } of stages.flatMap(({ skills }) => skills))
      expect(platformSkill(code)?.code).toBe(code)
  }
  // At least one stage of the demo paths must have a training.
  expect(careerPathSeeds.some(({ stages }) => stages.some(({ training }) => training))).toBe(true)
  await testApp.close()
})
