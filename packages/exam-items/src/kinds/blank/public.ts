import type { PublicItem } from '../../public-item.ts'
import type { BlankItem } from './shape.ts'

export const publicBlank = ({ stem, blanks }: BlankItem): PublicItem => ({
  kind: 'blank',
  stem,
  blanks: blanks.length,
})
