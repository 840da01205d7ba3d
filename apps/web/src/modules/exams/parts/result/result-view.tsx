import { Box, Flex } from '@mantine/core'
import { exams, type Paper } from '@titian/contract'
import { Navigate } from '@tanstack/react-router'
import { PageFailure, useAsk, usePageTitle, usePhoneLayout } from '@titian/site'
import { PageWidth } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeftNotes } from '../../noting/use-left-notes.ts'
import { linkTo } from '../../../../app/paths.ts'
import { AttemptHistory } from '../attempt-history.tsx'
import { LateNotes } from '../late-notes.tsx'
import { AnswersAgain } from './answers-again.tsx'
import { KindBars } from './kind-bars.tsx'
import { ResultHead } from './result-head.tsx'
import { ResultPlace } from './result-place.tsx'
import reading from '../../../../parts/detail/reading.module.css'
import styles from './result-view.module.css'

interface ResultViewProps {
  examinationId: string
  recordId: string
  loading: ReactNode
}

/**
 * The result of one attempt. A running attempt has no result, so the start page offers to continue
 * the attempt.
 */
export function ResultView({ examinationId, recordId, loading }: ResultViewProps) {
  const { t } = useTranslation('exams')
  const record = useAsk(
    exams.getPaperRecord,
    { unitestingUserRecordId: recordId },
    { staleTime: 0 },
  )
  usePageTitle(t('result.title'))
  useLeftNotes(recordId)
  if (record.data?.state === 'inProgress')
    return <Navigate {...linkTo.testPaper(examinationId)} replace />
  if (record.data)
    return <Result examinationId={examinationId} recordId={recordId} paper={record.data} />
  if (record.isPending) return loading
  return (
    <PageFailure
      error={record.error}
      onRetry={() => void record.refetch()}
      toCourse={linkTo.courseDetail}
    />
  )
}

function Result({
  examinationId,
  recordId,
  paper,
}: {
  examinationId: string
  recordId: string
  paper: Paper
}) {
  const reviewed = paper.may.review
  // On a phone with one column, the summary comes before the answers.
  const summaryFirst = usePhoneLayout()
  const summary = (
    <>
      <ResultPlace recordId={recordId} />
      <KindBars paper={paper} />
    </>
  )
  return (
    <>
      <ResultHead examinationId={examinationId} paper={paper} />
      <PageWidth className={styles['late']}>
        <LateNotes paper={paper} recordId={recordId} />
        {reviewed ? null : <ResultPlace recordId={recordId} />}
      </PageWidth>
      <PageWidth className={reading['columns']}>
        {reviewed && summaryFirst ? summary : null}
        <Box miw={0}>
          {reviewed ? (
            <AnswersAgain key={recordId} paper={paper} />
          ) : (
            <AttemptHistory examinationId={examinationId} paper={paper} current={recordId} />
          )}
        </Box>
        {reviewed ? (
          <Flex component="aside" direction="column" gap={{ base: 'md', sm: 'lg' }} miw={0}>
            {summaryFirst ? null : summary}
            <AttemptHistory examinationId={examinationId} paper={paper} current={recordId} />
          </Flex>
        ) : null}
      </PageWidth>
    </>
  )
}
