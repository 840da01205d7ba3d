export { FileField } from './file-field.tsx'
export { HandInFile } from './hand-in-file.tsx'
export { WorkStateBadge } from './work-state-badge.tsx'
export { WorkFacts, WorkView } from './work-view.tsx'
