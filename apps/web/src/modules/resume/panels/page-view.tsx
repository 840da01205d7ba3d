import { Box } from '@mantine/core'
import { paperOf, type ResumeContent } from '@titian/contract'
import { ResumePaper } from '@titian/site/resume-paper'
import { usePaperNames } from '../data/use-paper-names.ts'

interface PageViewProps {
  title: string
  content: ResumeContent
  photo: string
}

/** A preview of the resume in a panel. */
export function PageView({ title, content, photo }: PageViewProps) {
  const names = usePaperNames(content.look.language)
  return (
    <Box
      component="section"
      aria-label={title}
      className="paper-frame"
      bd="1px solid var(--line)"
      style={{ overflow: 'hidden' }}
    >
      <ResumePaper paper={paperOf(content, names, photo)} look={content.look} />
    </Box>
  )
}
