import { Box } from '@mantine/core'
import type { FrozenResume } from '@titian/contract'
import { TextSkeleton } from '@titian/ui'
import { lazy, Suspense } from 'react'
import styles from './resume-copy.module.css'

// The pages of jobs load what is beside this part and show no paper.
const ResumePaper = lazy(() =>
  import('@titian/site/resume-paper').then(({ ResumePaper: part }) => ({ default: part })),
)

/** JOB-042: the copy of the resume that was sent, on paper. */
export const ResumeCopy = ({ copy: { paper, look } }: { copy: FrozenResume }) => (
  <Box maw={860} style={{ overflowX: 'auto' }}>
    <Box className={styles['paper']} bd="1px solid var(--line)">
      <Suspense fallback={<TextSkeleton heading lines={8} />}>
        <ResumePaper paper={paper} look={look} />
      </Suspense>
    </Box>
  </Box>
)
