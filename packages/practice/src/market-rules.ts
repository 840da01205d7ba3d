/** The rules alone: the student site words them, and carries no data of the scenarios. */
export { type StepName, type StepRule, stepRules, type Unit } from './marketplace/content/rules.ts'
