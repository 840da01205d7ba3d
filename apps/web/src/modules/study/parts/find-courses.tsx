import { Button } from '@mantine/core'
import { SiteLink } from '@titian/site'
import { EmptyState } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'

/** Shown instead of an empty list, with a link to the courses. */
export function FindCourses({ kind }: { kind: 'joined' | 'completed' | 'next' }) {
  const { t } = useTranslation('study')
  return (
    <EmptyState
      seed={kind === 'completed' ? 'empty-4' : 'empty-2'}
      title={t(`courses.empty.${kind}.title`)}
      text={t(`courses.empty.${kind}.text`)}
      action={
        <Button component={SiteLink} {...linkTo.courseList()}>
          {t('courses.find')}
        </Button>
      }
    />
  )
}
