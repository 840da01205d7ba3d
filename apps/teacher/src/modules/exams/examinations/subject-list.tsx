import { Button, Flex, Group, Stack } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconPlus } from '@tabler/icons-react'
import { exams, type Examination } from '@titian/contract'
import { callKey, ErrorView, useAct, useAsk, useFormats } from '@titian/site'
import { EmptyState, ListSkeleton, StatusBadge, Surface } from '@titian/ui'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DrawList } from '../draws/draw-list.tsx'
import { centsOf } from '../draws/draw-values.ts'
import { PaperGroups } from '../papers/paper-groups.tsx'
import type { Move } from '../papers/paper-order.ts'
import { QuestionPicker } from '../questions/question-picker.tsx'

interface SubjectListProps {
  examination: Examination
  /** The total points that the settings on this page state, even if they are not saved yet. */
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

/**
 * EXM-069 to EXM-072: the fixed questions with points and order, and the sum of points beside the
 * total.
 */
export function SubjectList({ examination, total, onTotal, mark }: SubjectListProps) {
  const { t } = useTranslation('exams')
  const { idSign: examinationId, status } = examination
  const [picking, setPicking] = useState(false)
  const { data, error, refetch } = useAsk(exams.allExamSubjects, input(examinationId), {
    staleTime: 0,
  })
  const asked = useAsk(exams.examDraws, { examinationId }, { staleTime: 0 })
  const drawn = asked.data
  const refresh = [
    callKey(exams.examDraws),
    callKey(exams.allExamSubjects),
    callKey(exams.byExaminationId),
  ]
  const change = useAct(exams.updateExamSubject, { refresh })
  const remove = useAct(exams.deleteExamSubject, { refresh })
  if (error ?? asked.error)
    return (
      <ErrorView
        error={error ?? asked.error}
        onRetry={() => void Promise.all([refetch(), asked.refetch()])}
      />
    )
  if (!data || !drawn) return <ListSkeleton label={t('site:loading')} picture={false} />
  const mayChange = status === 0
  // A drawn question is only in some papers, so it is not listed here.
  const fixed = data.list.filter((subject) => !subject.drawn)
  const cents = fixed.reduce(
    (sum, { score }) => sum + Math.round(score * 100),
    centsOf(drawn.draws),
  )
  const isEmpty = fixed.length + drawn.draws.length === 0
  const add = mayChange ? (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setPicking(true)}>
      {t('paper.add')}
    </Button>
  ) : null
  return (
    <Stack>
      <section aria-label={t('paper.title')}>
        <Surface padding="none">
          <Group
            gap="sm"
            justify="space-between"
            py="sm"
            px="md"
            style={{ borderBottom: '1px solid var(--line)' }}
          >
            <Sum {...{ total, mayChange, onTotal, mark }} sum={cents / 100} />
            {isEmpty ? null : add}
          </Group>
          {isEmpty ? (
            <EmptyState title={t('paper.none')} text={t('paper.noneText')} action={add} />
          ) : (
            <PaperGroups
              subjects={fixed}
              mayChange={mayChange}
              busy={change.isPending || remove.isPending}
              examinationId={examinationId}
              correctIn={mayChange ? undefined : examinationId}
              onChange={(subjectId, part) => change.mutate({ examinationId, subjectId, ...part })}
              onMove={async (moves) => {
                // If a move fails, the mutation reports the failure, and the moves after it are not
                // made.
                const put = (one: Move) => change.mutateAsync({ examinationId, ...one })
                for (const one of moves)
                  if (
                    !(await put(one).then(
                      () => true,
                      () => false,
                    ))
                  )
                    return
              }}
              onRemove={(subjectId) => remove.mutate({ examinationId, subjectId })}
            />
          )}
        </Surface>
        {picking ? (
          <QuestionPicker
            examinationId={examinationId}
            taken={new Set(fixed.map(({ questionSign }) => questionSign))}
            refresh={refresh}
            onClose={() => setPicking(false)}
          />
        ) : null}
      </section>
      <DrawList examination={examination} drawn={drawn} />
    </Stack>
  )
}
