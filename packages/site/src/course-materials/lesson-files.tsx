import { materials } from '@titian/contract'
import { ListSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ErrorView } from '../parts/error-view.tsx'
import { MaterialRow } from './material-row.tsx'
import { useMaterials } from './use-materials.ts'

/** The files of one chapter, beside its lessons. */
export function LessonFiles({ chapterSign }: { chapterSign: string }) {
  const { t } = useTranslation(['course-materials', 'site'])
  const asked = useMaterials(materials.chapterDownList, { sign: chapterSign })
  const { data, error } = asked
  if (error) return <ErrorView error={error} onRetry={() => void asked.refetch()} />
  if (!data) return <ListSkeleton count={2} picture={false} label={t('site:loading')} />
  if (data.total === 0) return <p className="meta">{t('noneInChapter')}</p>
  return (
    <ul aria-label={t('ofChapter')}>
      {data.list.map((material) => (
        <MaterialRow key={material.idSign} material={material} />
      ))}
    </ul>
  )
}
