export { RubricOf } from './rubric-of.tsx'
export { RubricTable } from './rubric-table.tsx'
export { useRubricWords } from './use-rubric-words.ts'
