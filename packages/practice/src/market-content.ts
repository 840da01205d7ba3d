export * from './marketplace/content/types.ts'
export { stepNames, type StepName, type StepRule, stepRules } from './marketplace/content/rules.ts'
