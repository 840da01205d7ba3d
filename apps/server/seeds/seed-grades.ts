import { assessmentStandards } from '../src/modules/grades/index.ts'
import type { SeedContext } from './seed-context.ts'

/** Every second course has its own standard; the others show the default. */
const plans = [
  { watchVideo: 30, unitTesting: 20, theFinalExam: 40, logSig: 5, interactiveQuestion: 5 },
  { watchVideo: 20, unitTesting: 30, theFinalExam: 40, logSig: 10, interactiveQuestion: 0 },
  { watchVideo: 40, unitTesting: 30, theFinalExam: 20, logSig: 5, interactiveQuestion: 5 },
] as const

/** Inserts individual standards for some courses. */
export async function seedGrades({ db, now, schoolIds, courseIds }: SeedContext): Promise<void> {
  const standards = [...courseIds].flatMap(([key, courseId], at) => {
    const schoolId = schoolIds.get(key.split('/')[0] ?? '')
    const plan = plans[(at / 2) % plans.length]
    if (at % 2 === 1 || schoolId === undefined || !plan) return []
    return [{ schoolId, courseId, ...plan, daysAsked: 6, postsAsked: 3, changedAt: now }]
  })
  await db.insert(assessmentStandards).values(standards)
}
