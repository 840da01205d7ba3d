import type { FrozenResume } from '@titian/contract'
import { ResumePaper } from '@titian/site/resume-paper'
import styles from './resume-copy.module.css'

/** JOB-042: the copy of the resume that was sent, on paper. */
export const ResumeCopy = ({ copy: { paper, look } }: { copy: FrozenResume }) => (
  <div className={styles['scroll']}>
    <div className={styles['paper']}>
      <ResumePaper paper={paper} look={look} />
    </div>
  </div>
)
