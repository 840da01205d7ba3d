import { Box } from '@mantine/core'
import { useParams, useSearch } from '@tanstack/react-router'
import { RequireSession } from '@titian/site'
import { PageWidth, TextSkeleton } from '@titian/ui'
import { paths } from '../../../app/paths.ts'
import { ResultView } from '../parts/result/result-view.tsx'
import { StartView } from '../parts/start/start-view.tsx'

/** The start page of an examination, or with `?record=` the result of one attempt. */
export function TestPaperPage() {
  const { sign } = useParams({ from: paths.testPaper })
  const { record } = useSearch({ from: paths.testPaper })
  const loading = (
    <PageWidth>
      <Box py={48}>
        <TextSkeleton heading lines={6} />
      </Box>
    </PageWidth>
  )
  return (
    <RequireSession loading={loading}>
      {record ? (
        <ResultView examinationId={sign} recordId={record} loading={loading} />
      ) : (
        <StartView examinationId={sign} loading={loading} />
      )}
    </RequireSession>
  )
}
