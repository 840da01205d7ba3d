import { Box } from '@mantine/core'
import type { FrozenResume } from '@titian/contract'
import { TextSkeleton } from '@titian/ui'
import { lazy, Suspense } from 'react'
import styles from './resume-copy.module.css'

// Loaded lazily, because job pages load this file without showing a resume.
const ResumePaper = lazy(() =>
  import('@titian/site/resume-paper').then(({ ResumePaper: part }) => ({ default: part })),
)

/** JOB-042: shows the sent copy of the resume as a page. */
export const ResumeCopy = ({ copy: { paper, look } }: { copy: FrozenResume }) => (
  <Box maw={860} style={{ overflowX: 'auto' }}>
    <Box className={styles['paper']} bd="1px solid var(--line)">
      <Suspense fallback={<TextSkeleton heading lines={8} />}>
        <ResumePaper paper={paper} look={look} />
      </Suspense>
    </Box>
  </Box>
)
