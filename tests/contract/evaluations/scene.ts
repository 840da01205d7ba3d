import { evaluations } from '@titian/contract'
import { makeRubric } from '../../../apps/server/src/modules/evaluations/factories.ts'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { CourseScene } from '../courses/course-scene.ts'
import type { People } from '../people/people-scene.ts'
import { type AssessmentScene, makeAssessments } from './assessments.ts'

export interface EvaluationsScene extends AssessmentScene {
  /** Rubrics of the teacher. */
  draft: string
  published: string
}

export async function makeRubrics(
  testApp: TestApp,
  people: People,
  { free }: CourseScene,
  word: string,
): Promise<EvaluationsScene> {
  const { teacher } = people
  const names = { en: `${word} rubric` }
  const { sign: draft } = await makeRubric(testApp, teacher, { names })
  const { sign: published } = await makeRubric(testApp, teacher, { names })
  await testApp.ask(evaluations.publishRubric, { sign: published, version: 0 }, teacher)
  return { draft, published, ...(await makeAssessments(testApp, people, free.course, word)) }
}
