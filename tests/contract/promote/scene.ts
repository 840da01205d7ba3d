import { makePath } from '../../../apps/server/src/modules/promote/factories.ts'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { People } from '../people/people-scene.ts'

export interface PromoteScene {
  /** The code of a published path. */
  pathCode: string
  path: string
  draft: string
}

interface Named {
  word: string
  /** Sealed ids of a course and of a training of the school. */
  course: string
  training: string
}

export async function makePaths(
  testApp: TestApp,
  { student, schoolAdmin }: People,
  { word, course, training }: Named,
): Promise<PromoteScene> {
  const now = testApp.clock.now()
  const { signs } = testApp.app.deps
  const texts = {
    schoolId: student.schoolId,
    createdBy: schoolAdmin.userId,
    names: { en: `${word} road` },
    summaries: { en: word },
    links: [{ name: word, url: 'https://road.example/page' }],
    stages: [
      {
        titles: { en: `${word} stage` },
        skills: [{ code: 'copywriting', level: 2 }],
        courseIds: [signs.open('course', course) ?? 0],
        trainingId: signs.open('training', training) ?? 0,
      },
    ],
  }
  const pathCode = `${word.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')}-road`
  const path = await makePath(testApp.db, { ...texts, code: pathCode }, now)
  const draft = await makePath(
    testApp.db,
    { ...texts, code: `${pathCode}-draft`, publishedAt: null },
    now,
  )
  return {
    pathCode,
    path: testApp.seal('careerPath', path.id),
    draft: testApp.seal('careerPath', draft.id),
  }
}
