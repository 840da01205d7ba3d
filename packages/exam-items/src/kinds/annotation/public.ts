import type { PublicItem } from '../../public-item.ts'
import type { AnnotationItem } from './shape.ts'

export const publicAnnotation = ({ stem }: AnnotationItem): PublicItem => ({
  kind: 'annotation',
  stem,
})
