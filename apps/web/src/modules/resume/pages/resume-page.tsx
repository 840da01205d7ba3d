import { resume } from '@titian/contract'
import { PageFailure, useAsk, usePageTitle } from '@titian/site'
import { PageWidth, TextSkeleton } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { createLive, LiveContext } from '../data/live-content.ts'
import { ResumeIdContext } from '../data/use-resume.ts'
import { ResumeEditor } from '../editor/resume-editor.tsx'

function Loading() {
  const { t } = useTranslation('site')
  return (
    <PageWidth>
      <TextSkeleton heading lines={8} label={t('loading')} />
    </PageWidth>
  )
}

/** FRM-053: the editor of the one resume of the person, and its page. */
export function ResumePage() {
  const { t } = useTranslation('resume')
  usePageTitle(t('title'))
  const [live] = useState(createLive)
  const info = useAsk(resume.resumeInfo, {})
  const resumeId = info.data?.resumeId ?? ''
  const detail = useAsk(resume.resumeDetail, { resumeId }, { enabled: resumeId !== '' })
  const error = info.error ?? detail.error
  if (detail.data)
    return (
      <ResumeIdContext value={resumeId}>
        <LiveContext value={live}>
          <ResumeEditor />
        </LiveContext>
      </ResumeIdContext>
    )
  if (!error) return <Loading />
  const again = () => void (info.error ? info.refetch() : detail.refetch())
  return <PageFailure error={error} onRetry={again} toCourse={linkTo.courseDetail} />
}
