import { useParams } from '@tanstack/react-router'
import { schools } from '@titian/contract'
import { PageFailure, RichText, useAsk, usePageTitle } from '@titian/site'
import { PageWidth, SectionHead, Surface, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'

/** CNT-094, CNT-096: what the school writes about itself. */
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
        <>
          <SectionHead level={1} title={data.title} />
          <Surface>
            <RichText html={data.html} />
          </Surface>
        </>
      ) : (
        <TextSkeleton heading lines={8} label={t('loading')} />
      )}
    </PageWidth>
  )
}
