export * from './marketplace/content/types.ts'
export { contents, firstShop, standardContent } from './marketplace/content/data/scenarios.ts'
export type { LessonName } from './lesson-name.ts'
export { stepLessons } from './marketplace/content/lessons.ts'
export {
  agedDays,
  stepNames,
  type StepName,
  type StepRule,
  stepRules,
  type Verdict,
} from './marketplace/content/rules.ts'
export * from './marketplace/content/verdicts.ts'
