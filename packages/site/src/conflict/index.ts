export { ChoiceWaits } from './choice-waits.tsx'
export { ConflictNote } from './conflict-note.tsx'
export { type Difference, DifferenceList } from './difference-list.tsx'
