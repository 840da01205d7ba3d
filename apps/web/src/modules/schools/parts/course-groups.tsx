import { courses } from '@titian/contract'
import { useAsk } from '@titian/site'
import { EmptyState } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { SubjectGroups } from './subject-groups.tsx'

/** The subjects with courses, or a message if there are none. */
export function CourseGroups() {
  const { t } = useTranslation('schools')
  const types = useAsk(courses.courseTypeThreeList, {})
  const offered = types.data?.filter((type) => type.courses > 0) ?? []
  if (types.isSuccess && offered.length === 0)
    return <EmptyState title={t('home.emptyTitle')} text={t('home.emptyText')} />
  return offered.length > 0 ? <SubjectGroups types={offered} /> : null
}
