import { ActionIcon, Box, Button, Group } from '@mantine/core'
import { IconCopy, IconPlus, IconTag, IconTrash } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { exams, type BankQuestion } from '@titian/contract'
import { ShortText } from '@titian/exam-items/short'
import { callKey, SiteLink, useAct, useFormats, usePageTitle } from '@titian/site'
import {
  chooseColumn,
  FilterSelect,
  FoldedActs,
  ListSurface,
  RowLink,
  type Selection,
  useCallList,
  useSelection,
} from '@titian/site/staff'
import {
  ConfirmDialog,
  EmptyState,
  SectionHead,
  StatusBadge,
  toast,
  type DataColumn,
} from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { ExportQuestions, ImportQuestions } from '../exchange/exchange-menu.tsx'
import { BulkBar } from '../questions/bulk-bar.tsx'
import { type QuestionFilter, QuestionFilters } from '../questions/question-filters.tsx'
import { useKindNames } from '../words/use-kind-names.ts'

/** EXM-089: the page sizes; five is the default. */
const sizes = [5, 20, 50]
const sorts = ['newest', 'oldest', 'name', 'level'] as const

function useColumns(
  onRemove: (question: BankQuestion) => void,
  selection: Selection<BankQuestion, QuestionFilter>,
): DataColumn<BankQuestion>[] {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  const names = useKindNames()
  return [
    chooseColumn({
      selection,
      pageLabel: t('bank.selectPage'),
      rowLabel: ({ subjectName }) => t('bank.select', { name: subjectName.slice(0, 40) }),
    }),
    {
      key: 'stem',
      title: t('bank.question'),
      onCard: 'title',
      render: (question) => (
        <RowLink {...linkTo.question(question.idSign)} stacked>
          <b className="clip-2">
            <ShortText text={question.item.stem} />
          </b>
          <Box component="span" c="dimmed" fz="xs" fw={400}>
            {question.authorName} · {formats.shortDate(question.updatedAt)}
          </Box>
          {question.tags.length > 0 ? (
            <Group component="span" gap={4} wrap="nowrap" c="dimmed" fz="xs" fw={400}>
              <IconTag size={14} aria-label={t('edit.tags')} /> {formats.list(question.tags)}
            </Group>
          ) : null}
        </RowLink>
      ),
    },
    {
      key: 'kind',
      title: t('edit.kind'),
      render: ({ type }) => <StatusBadge tone="info">{names.kind(type)}</StatusBadge>,
    },
    {
      key: 'level',
      title: t('edit.level'),
      render: ({ level }) => <span style={{ whiteSpace: 'nowrap' }}>{names.level(level)}</span>,
    },
    {
      key: 'score',
      title: t('edit.score'),
      align: 'end',
      render: ({ score }) => formats.score(score),
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('acts')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (question) => (
        <Group gap={4} wrap="nowrap" justify="flex-end">
          <ActionIcon
            component={SiteLink}
            {...linkTo.newQuestion(question.idSign)}
            aria-label={t('bank.copyOf', { name: question.subjectName.slice(0, 40) })}
          >
            <IconCopy size={18} aria-hidden />
          </ActionIcon>
          {question.may.edit ? (
            <ActionIcon
              aria-label={t('bank.removeOf', { name: question.subjectName.slice(0, 40) })}
              onClick={() => onRemove(question)}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          ) : null}
        </Group>
      ),
    },
  ]
}

function NewQuestion() {
  const { t } = useTranslation('exams')
  return (
    <Button
      component={SiteLink}
      {...linkTo.newQuestion()}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('bank.new')}
    </Button>
  )
}

function Nothing({ filtered, onAll }: { filtered: boolean; onAll: () => void }) {
  const { t } = useTranslation('exams')
  if (!filtered)
    return <EmptyState title={t('bank.none')} text={t('bank.noneText')} action={<NewQuestion />} />
  return (
    <EmptyState
      seed="empty-2"
      title={t('bank.nothing')}
      text={t('nothingText')}
      action={
        <Button variant="default" onClick={onAll}>
          {t('showAll')}
        </Button>
      }
    />
  )
}

function RemoveQuestion({
  question,
  onClose,
}: {
  question: BankQuestion | null
  onClose: () => void
}) {
  const { t } = useTranslation('exams')
  const remove = useAct(exams.questionBankDelete, {
    refresh: [callKey(exams.questionBankFindList)],
    onDone: () => toast.success(t('site:toast.deleted')),
  })
  return (
    <ConfirmDialog
      opened={question !== null}
      danger
      onClose={onClose}
      title={t('bank.removeTitle')}
      text={
        <>
          <p>
            <b>{question ? <ShortText text={question.item.stem} /> : null}</b>
          </p>
          <p>{t('bank.removeText')}</p>
        </>
      }
      confirmLabel={t('remove')}
      cancelLabel={t('site:cancel')}
      onConfirm={async () => {
        if (question) await remove.mutateAsync({ sign: question.idSign })
      }}
    />
  )
}

const keyOf = ({ idSign }: BankQuestion): string => idSign

export function QuestionBankPage() {
  const { t } = useTranslation('exams')
  const words = useSearch({ from: paths.questionBank })
  const size = sizes.find((one) => one === Number(words.size)) ?? 5
  const {
    search,
    change,
    filter: read,
    asked,
    list,
  } = useCallList(exams.questionBankFindList, words, { size })
  const [removing, setRemoving] = useState<BankQuestion | null>(null)
  const { subjectName = '', type, level, courseIdSign, tag } = search
  usePageTitle(t('bank.title'))
  const filter = { subjectName, type, level, courseIdSign, tag }
  const selection = useSelection<BankQuestion, QuestionFilter>({
    // Empty search parameters do not filter.
    filter: Object.fromEntries(Object.entries(filter).filter(([, value]) => value)),
    keyOf,
    data: asked.data,
  })
  const columns = useColumns(setRemoving, selection)
  return (
    <>
      <SectionHead
        level={1}
        title={t('bank.title')}
        lead={t('bank.lead')}
        more={
          <Group gap="sm">
            <FoldedActs inHead>
              <ImportQuestions />
              {selection.count === 0 ? (
                <ExportQuestions
                  of={filter}
                  label={t('exchange.exportAll', { count: asked.data?.total ?? 0 })}
                />
              ) : null}
            </FoldedActs>
            <NewQuestion />
          </Group>
        }
      />
      <ListSurface
        label={t('bank.title')}
        columns={columns}
        rowKey={keyOf}
        {...list}
        bar={<BulkBar selection={selection} />}
        filters={
          <QuestionFilters value={filter} onChange={(next) => change({ ...next })}>
            <FilterSelect
              label={t('sort.label')}
              value={read.sort}
              usual="newest"
              options={sorts.map((value) => ({ value, label: t(`bank.sort.${value}`) }))}
              onChange={(value) => change({ sort: value })}
            />
            <FilterSelect
              label={t('bank.size')}
              value={String(size)}
              usual="5"
              options={sizes.map((count) => ({
                value: String(count),
                label: t('bank.onPage', { count }),
              }))}
              onChange={(value) => change({ size: value })}
            />
          </QuestionFilters>
        }
        empty={
          <Nothing
            filtered={Boolean(subjectName || type || level || courseIdSign || tag)}
            onAll={() =>
              change({
                subjectName: undefined,
                type: undefined,
                level: undefined,
                courseIdSign: undefined,
                tag: undefined,
              })
            }
          />
        }
      />
      <RemoveQuestion question={removing} onClose={() => setRemoving(null)} />
    </>
  )
}
