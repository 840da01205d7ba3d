export { useRules } from './use-rules.ts'
