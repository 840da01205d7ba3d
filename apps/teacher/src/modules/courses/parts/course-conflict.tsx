import type { CourseDraft } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { ConflictNote, type ConflictRow } from '../../../parts/conflict-note.tsx'
import { valuesOf, type CourseValues } from './course-values.ts'

interface CourseConflictProps {
  mine: CourseValues
  newer: CourseDraft
  onResolve: (mine: boolean) => void
}

/** One text per language below the other, a rich text without its tags. */
function shown(value: string | number | Record<string, string>): string {
  if (typeof value === 'object') return Object.values(value).filter(Boolean).join('\n')
  return String(value)
    .replace(/<\/(?:p|li|h\d)>/g, '\n')
    .replace(/<[^>]*>/g, '')
}

const fields = [
  ['names', 'name'],
  ['intros', 'intro'],
  ['courseDetails', 'details'],
  ['courseDetailsTwo', 'detailsTwo'],
  ['coursePrice', 'price'],
  ['courseScore', 'credit'],
  ['courseTime', 'hours'],
  ['sort', 'sort'],
] as const

export function CourseConflict({ mine, newer, onResolve }: CourseConflictProps) {
  const { t } = useTranslation('courses')
  const theirs = valuesOf(newer)
  const rows: ConflictRow[] = fields
    .filter(([field]) => shown(mine[field]) !== shown(theirs[field]))
    .map(([field, name]) => ({
      name: t(`field.${name}`),
      mine: shown(mine[field]),
      theirs: shown(theirs[field]),
    }))
  return (
    <ConflictNote
      title={t('conflict.title')}
      text={t('conflict.text')}
      mineLabel={t('conflict.mine')}
      theirsLabel={t('conflict.theirs')}
      rows={rows}
      keepLabel={t('conflict.keep')}
      takeLabel={t('conflict.take')}
      onKeep={() => onResolve(true)}
      onTake={() => onResolve(false)}
    />
  )
}
