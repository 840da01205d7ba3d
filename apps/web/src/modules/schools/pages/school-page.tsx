import { Stack } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { schools } from '@titian/contract'
import { PageFailure, RichText, useAsk, usePageTitle } from '@titian/site'
import { PageWidth, SectionHead, Surface, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { SchoolCourses } from '../parts/school-courses.tsx'
import { SchoolPictures } from '../parts/school-pictures.tsx'

/**
 * CNT-094, CNT-096, CNT-116: a page that the school wrote. Except on help pages, it also shows
 * pictures and courses of the school.
 */
export function SchoolPage() {
  const { t } = useTranslation('site')
  const { sign } = useParams({ from: paths.schoolPage })
  const { data, error, refetch } = useAsk(schools.schoolPage, { sign })
  usePageTitle(data?.title ?? '')
  if (error && !data)
    return (
      <PageFailure error={error} onRetry={() => void refetch()} toCourse={linkTo.courseDetail} />
    )
  return (
    <PageWidth>
      {data ? (
        <Stack gap="xl" py="xl">
          <div>
            <SectionHead level={1} title={data.title} />
            <Surface>
              <RichText html={data.html} />
            </Surface>
          </div>
          {data.place === 'content' ? (
            <>
              <SchoolPictures />
              <SchoolCourses />
            </>
          ) : null}
        </Stack>
      ) : (
        <TextSkeleton heading lines={8} label={t('loading')} />
      )}
    </PageWidth>
  )
}
