export { NichePicture } from './pictures.tsx'
export { type ContentKind, useContent } from './use-content.ts'
