import { Button, Checkbox, Group, Modal, Stack } from '@mantine/core'
import type { QueryKey } from '@tanstack/react-query'
import { exams } from '@titian/contract'
import { ErrorView, FormError, useAct, useAsk, useFormats, usePagerLabels } from '@titian/site'
import { ListSkeleton, Pager, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QuestionFilters, type QuestionFilter } from './question-filters.tsx'
import styles from '../examinations/subject-list.module.css'
import { useKindNames } from './use-kind-names.ts'

interface QuestionPickerProps {
  examinationId: string
  /** Signs of the questions that the paper has already. */
  taken: ReadonlySet<string>
  refresh: readonly QueryKey[]
  onClose: () => void
}

const size = 20

interface ChoicesProps {
  filter: QuestionFilter
  taken: ReadonlySet<string>
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

function Choices({ filter, taken, chosen, onChange }: ChoicesProps) {
  const { t } = useTranslation('exams')
  const { score } = useFormats()
  const names = useKindNames()
  const labels = usePagerLabels()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useAsk(
    exams.questionBankFindList,
    {
      ...filter,
      type: filter.type || undefined,
      level: filter.level || undefined,
      courseIdSign: filter.courseIdSign || undefined,
      page,
      size,
    },
    { placeholderData: (before) => before, staleTime: 0 },
  )
  if (error) return <ErrorView level={3} error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton label={t('site:loading')} picture={false} count={4} />
  if (data.list.length === 0) return <p className="meta">{t('bank.nothing')}</p>
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard must be able to scroll it */}
      <ul className={styles['choices']} tabIndex={0} aria-label={t('bank.title')}>
        {data.list.map((question) => (
          <li key={question.idSign} className={styles['choice']}>
            <Checkbox
              label={question.subjectName}
              description={`${names.kind(question.type)} · ${names.level(question.level)} · ${t('paper.points', { points: score(question.score) })}${taken.has(question.idSign) ? ` · ${t('paper.taken')}` : ''}`}
              disabled={taken.has(question.idSign)}
              checked={taken.has(question.idSign) || chosen.includes(question.idSign)}
              onChange={(event) =>
                onChange(
                  event.currentTarget.checked
                    ? [...chosen, question.idSign]
                    : chosen.filter((sign) => sign !== question.idSign),
                )
              }
            />
          </li>
        ))}
      </ul>
      {data.total > size ? (
        <Pager page={page} size={size} total={data.total} labels={labels} onChange={setPage} />
      ) : null}
    </>
  )
}

/** EXM-071: any number of questions of the bank at once, in the order in which they were ticked. */
export function QuestionPicker({ examinationId, taken, refresh, onClose }: QuestionPickerProps) {
  const { t } = useTranslation('exams')
  const [filter, setFilter] = useState<QuestionFilter>({})
  const [chosen, setChosen] = useState<string[]>([])
  const [failure, setFailure] = useState<unknown>(null)
  const add = useAct(exams.addExamSubject, {
    refresh,
    onDone: () => {
      toast.success(t('site:toast.added'))
      onClose()
    },
    onRefusal: (refusal) => setFailure(refusal),
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('paper.add')}
      size={720}
      closeButtonProps={{ 'aria-label': t('site:close') }}
      closeOnClickOutside={false}
      closeOnEscape={chosen.length === 0}
    >
      <Stack gap="sm">
        <QuestionFilters className={styles['filters']} value={filter} onChange={setFilter} />
        <FormError error={failure} />
        <Choices
          key={JSON.stringify(filter)}
          filter={filter}
          taken={taken}
          chosen={chosen}
          onChange={setChosen}
        />
        <Group gap="sm" justify="space-between">
          <span className="meta num" aria-live="polite">
            {t('paper.chosen', { count: chosen.length })}
          </span>
          <Button
            disabled={chosen.length === 0}
            loading={add.isPending}
            onClick={() => add.mutate({ examinationId, subjectIdList: chosen })}
          >
            {t('paper.addChosen')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
