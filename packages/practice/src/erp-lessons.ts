export { cardLessons } from './erp/cards/lessons.ts'
