import { Button, Flex } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconPlus } from '@tabler/icons-react'
import { exams, type Examination } from '@titian/contract'
import { callKey, ErrorView, useAct, useAsk, useFormats } from '@titian/site'
import { EmptyState, ListSkeleton, StatusBadge, Surface } from '@titian/ui'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PaperGroups } from '../papers/paper-groups.tsx'
import { QuestionPicker } from '../questions/question-picker.tsx'
import styles from './subject-list.module.css'

interface SubjectListProps {
  examination: Examination
  /** The total as the settings have it, saved or not. */
  total: number
  onTotal: (total: number) => void
  mark: ReactNode
}

const input = (examinationId: string) => ({ examinationId, page: 1, size: 1000 })

function Sum({
  sum,
  total,
  mayChange,
  onTotal,
  mark,
}: {
  sum: number
  total: number
  mayChange: boolean
  onTotal: (total: number) => void
  mark: ReactNode
}) {
  const { t } = useTranslation('exams')
  const { score } = useFormats()
  const fits = sum === total
  const Icon = fits ? IconCircleCheck : IconAlertTriangle
  return (
    <Flex rowGap="xs" columnGap="sm" align="center" wrap="wrap" aria-live="polite">
      <StatusBadge tone={fits ? 'ok' : 'warn'} icon={<Icon size={14} aria-hidden />}>
        <span className="num">{t('paper.sum', { sum: score(sum), total: score(total) })}</span>
      </StatusBadge>
      {!fits && mayChange && sum > 0 ? (
        <Button variant="subtle" onClick={() => onTotal(sum)}>
          {t('paper.useSum', { sum: score(sum) })}
        </Button>
      ) : null}
      {mayChange ? mark : null}
    </Flex>
  )
}

/** EXM-069 to EXM-072: the frozen questions with their points and order, against the total. */
export function SubjectList({ examination, total, onTotal, mark }: SubjectListProps) {
  const { t } = useTranslation('exams')
  const { idSign: examinationId, status } = examination
  const [picking, setPicking] = useState(false)
  const { data, error, refetch } = useAsk(exams.allExamSubjects, input(examinationId), {
    staleTime: 0,
  })
  const refresh = [callKey(exams.allExamSubjects), callKey(exams.byExaminationId)]
  const change = useAct(exams.updateExamSubject, { refresh })
  const remove = useAct(exams.deleteExamSubject, { refresh })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton label={t('site:loading')} picture={false} />
  const mayChange = status === 0
  const cents = data.list.reduce((sum, { score }) => sum + Math.round(score * 100), 0)
  const add = mayChange ? (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setPicking(true)}>
      {t('paper.add')}
    </Button>
  ) : null
  return (
    <section aria-label={t('paper.title')}>
      <Surface padding="none">
        <div className={styles['bar']}>
          <Sum {...{ total, mayChange, onTotal, mark }} sum={cents / 100} />
          {data.list.length > 0 ? add : null}
        </div>
        {data.list.length === 0 ? (
          <EmptyState title={t('paper.none')} text={t('paper.noneText')} action={add} />
        ) : (
          <PaperGroups
            subjects={data.list}
            mayChange={mayChange}
            busy={change.isPending || remove.isPending}
            correctIn={mayChange ? undefined : examinationId}
            onChange={(subjectId, part) => change.mutate({ examinationId, subjectId, ...part })}
            onRemove={(subjectId) => remove.mutate({ examinationId, subjectId })}
          />
        )}
      </Surface>
      {picking ? (
        <QuestionPicker
          examinationId={examinationId}
          taken={new Set(data.list.map(({ questionSign }) => questionSign))}
          refresh={refresh}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </section>
  )
}
