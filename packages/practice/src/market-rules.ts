/**
 * Exports only the rules of the steps: the student site has their texts, and does not load the data
 * of the scenarios.
 */
export { type StepName, type StepRule, stepRules, type Unit } from './marketplace/content/rules.ts'
