import { Box, Title } from '@mantine/core'
import { exams, type Paper } from '@titian/contract'
import { PageFailure, useAsk, usePageTitle, Written } from '@titian/site'
import { PageWidth, StatusBadge, Surface } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../../app/paths.ts'
import { AttemptHistory } from '../attempt-history.tsx'
import { StartAction } from './start-action.tsx'
import { StartFacts } from './start-facts.tsx'
import { StartNotes } from './start-notes.tsx'
import styles from '../../../../parts/detail/reading.module.css'

interface StartViewProps {
  examinationId: string
  loading: ReactNode
}

/** EXM-107: the start page of an examination. */
export function StartView({ examinationId, loading }: StartViewProps) {
  const { t } = useTranslation('exams')
  const paper = useAsk(exams.getExaminationPaper, { examinationId }, { staleTime: 0, gcTime: 0 })
  usePageTitle(paper.data?.examination.examinationName ?? t('title'))
  if (paper.data) return <Start examinationId={examinationId} paper={paper.data} />
  if (paper.isPending) return loading
  return (
    <PageFailure
      error={paper.error}
      onRetry={() => void paper.refetch()}
      toCourse={linkTo.courseDetail}
    />
  )
}

function Start({ examinationId, paper }: { examinationId: string; paper: Paper }) {
  const { t } = useTranslation('exams')
  const { examination } = paper
  return (
    <PageWidth className={`${styles['columns']} ${styles['narrow']}`}>
      <section aria-labelledby="paper-name">
        <Surface padding="none">
          <Box
            pt={{ base: 20, sm: 'xl' }}
            px={{ base: 'md', sm: 'xl' }}
            pb={{ base: 'md', sm: 'lg' }}
            bg="var(--primary-tint)"
            style={{ borderBottom: '1px solid var(--line)' }}
          >
            <StatusBadge tone={examination.type === 1 ? 'brand' : 'ok'} onPicture>
              {t(`type.${examination.type === 1 ? 1 : 0}`)}
            </StatusBadge>
            <Title order={1} id="paper-name" mt="sm" mb={4}>
              <Written>{examination.examinationName}</Written>
            </Title>
            <Box component="p" c="var(--text-2)">
              {examination.courseName}
            </Box>
          </Box>
          <StartFacts paper={paper} />
          <StartNotes paper={paper} />
          <StartAction examinationId={examinationId} paper={paper} />
        </Surface>
      </section>
      <Box component="aside" miw={0}>
        <AttemptHistory examinationId={examinationId} paper={paper} />
      </Box>
    </PageWidth>
  )
}
