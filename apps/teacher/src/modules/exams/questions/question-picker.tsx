import { Box, Button, Checkbox, Group, Stack } from '@mantine/core'
import type { QueryKey } from '@tanstack/react-query'
import { type BankQuestion, exams, mostAdded } from '@titian/contract'
import { ErrorView, FormError, useAct, useAsk, useFormats, usePagerLabels } from '@titian/site'
import { FilterSelect, FormDialog } from '@titian/site/staff'
import { ListSkeleton, Pager, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PickerRow } from './picker-row.tsx'
import { QuestionFilters, type QuestionFilter } from './question-filters.tsx'

interface QuestionPickerProps {
  examinationId: string
  /** The sealed ids of the questions that the paper has already. */
  taken: ReadonlySet<string>
  refresh: readonly QueryKey[]
  onClose: () => void
}

const size = 20
const sorts = ['newest', 'oldest', 'name', 'level'] as const
type Sort = (typeof sorts)[number]

interface ChoicesProps {
  filter: QuestionFilter
  sort: Sort
  taken: ReadonlySet<string>
  chosen: readonly BankQuestion[]
  onChange: (chosen: BankQuestion[]) => void
}

/** Returns the ticked questions in the order of ticking, at most as many as one call accepts. */
function withTicks(
  chosen: readonly BankQuestion[],
  ticked: readonly BankQuestion[],
  on: boolean,
): BankQuestion[] {
  const signs = new Set(ticked.map(({ idSign }) => idSign))
  const others = chosen.filter(({ idSign }) => !signs.has(idSign))
  return on ? [...others, ...ticked].slice(0, mostAdded) : others
}

function Choices({ filter, sort, taken, chosen, onChange }: ChoicesProps) {
  const { t } = useTranslation('exams')
  const labels = usePagerLabels()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useAsk(
    exams.questionBankFindList,
    {
      ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value)),
      sort,
      page,
      size,
    },
    { placeholderData: (before) => before, staleTime: 0 },
  )
  if (error) return <ErrorView level={3} error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton label={t('site:loading')} picture={false} count={4} />
  if (data.list.length === 0) return <p className="meta">{t('bank.nothing')}</p>
  const signs = new Set(chosen.map(({ idSign }) => idSign))
  const free = data.list.filter(({ idSign }) => !taken.has(idSign))
  const isPage = free.length > 0 && free.every(({ idSign }) => signs.has(idSign))
  const isFull = chosen.length >= mostAdded
  return (
    <>
      <Checkbox
        label={t('paper.choosePage')}
        disabled={free.length === 0 || (isFull && !isPage)}
        checked={isPage}
        indeterminate={!isPage && free.some(({ idSign }) => signs.has(idSign))}
        onChange={(event) => onChange(withTicks(chosen, free, event.currentTarget.checked))}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard must be able to scroll it */}
      <Box
        component="ul"
        className="lined"
        mah="48vh"
        bd="1px solid var(--line)"
        bdrs="md"
        style={{ overflow: 'auto' }}
        tabIndex={0}
        aria-label={t('bank.title')}
      >
        {data.list.map((question) => (
          <PickerRow
            key={question.idSign}
            question={question}
            taken={taken.has(question.idSign)}
            chosen={signs.has(question.idSign)}
            disabled={isFull && !signs.has(question.idSign)}
            onChoose={(on) => onChange(withTicks(chosen, [question], on))}
          />
        ))}
      </Box>
      {data.total > size ? (
        <Pager page={page} size={size} total={data.total} labels={labels} onChange={setPage} />
      ) : null}
    </>
  )
}

/** EXM-071, EXM-204: adds several questions of the bank, in the order of ticking. */
export function QuestionPicker({ examinationId, taken, refresh, onClose }: QuestionPickerProps) {
  const { t } = useTranslation('exams')
  const { score } = useFormats()
  const [filter, setFilter] = useState<QuestionFilter>({})
  const [sort, setSort] = useState<Sort>('newest')
  const [chosen, setChosen] = useState<BankQuestion[]>([])
  const [failure, setFailure] = useState<unknown>(null)
  const add = useAct(exams.addExamSubject, {
    refresh,
    onDone: () => {
      toast.success(t('site:toast.added'))
      onClose()
    },
    onRefusal: (refusal) => setFailure(refusal),
  })
  const cents = chosen.reduce((sum, { score: points }) => sum + Math.round(points * 100), 0)
  return (
    <FormDialog opened onClose={onClose} title={t('paper.add')} size={880}>
      <Stack gap="sm">
        <QuestionFilters bare value={filter} onChange={setFilter}>
          <FilterSelect
            label={t('sort.label')}
            value={sort}
            usual="newest"
            options={sorts.map((value) => ({ value, label: t(`bank.sort.${value}`) }))}
            onChange={(value) => setSort(sorts.find((one) => one === value) ?? 'newest')}
          />
        </QuestionFilters>
        <FormError error={failure} />
        <Choices
          key={`${sort} ${JSON.stringify(filter)}`}
          filter={filter}
          sort={sort}
          taken={taken}
          chosen={chosen}
          onChange={setChosen}
        />
        <Group gap="sm" justify="space-between">
          <span className="meta num" aria-live="polite">
            {t('paper.chosenWorth', { count: chosen.length, points: score(cents / 100) })}
            {chosen.length >= mostAdded ? ` · ${t('paper.mostChosen', { count: mostAdded })}` : ''}
          </span>
          <Button
            disabled={chosen.length === 0}
            loading={add.isPending}
            onClick={() =>
              add.mutate({ examinationId, subjectIdList: chosen.map(({ idSign }) => idSign) })
            }
          >
            {t('paper.addChosen')}
          </Button>
        </Group>
      </Stack>
    </FormDialog>
  )
}
