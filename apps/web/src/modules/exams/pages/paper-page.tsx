import { Box } from '@mantine/core'
import { Navigate, useParams } from '@tanstack/react-router'
import { PageFailure, usePageTitle, useSession } from '@titian/site'
import { ListSkeleton, PageWidth } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { ExamScreen } from '../parts/paper/exam-screen.tsx'
import { useOpenPaper } from '../writing/use-open-paper.ts'

/**
 * EXM-001: the page of a running paper. If no attempt is running, it redirects to the start page.
 */
export function PaperPage() {
  const { sign } = useParams({ from: paths.paper })
  const { t } = useTranslation(['exams', 'site'])
  const { status } = useSession()
  const { opening, reopen } = useOpenPaper(sign)
  usePageTitle(
    opening.state === 'open' ? opening.open.paper.examination.examinationName : t('exams:title'),
  )
  if (opening.state === 'open')
    return (
      <ExamScreen key={opening.times} examinationId={sign} open={opening.open} reopen={reopen} />
    )
  if (opening.state === 'noAttempt' || status === 'visitor')
    return <Navigate {...linkTo.testPaper(sign)} replace />
  if (opening.state === 'failed')
    return <PageFailure error={opening.error} onRetry={reopen} toCourse={linkTo.courseDetail} />
  return (
    <PageWidth>
      <Box py={48}>
        <ListSkeleton label={t('site:loading')} picture={false} />
      </Box>
    </PageWidth>
  )
}
