import { Button, Group, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useParams, useSearch } from '@tanstack/react-router'
import { grades } from '@titian/contract'
import { ErrorView, SiteLink, usePageTitle } from '@titian/site'
import {
  ExportMenu,
  FilterBar,
  FilterSelect,
  useListSearch,
  SpokenResult,
} from '@titian/site/staff'
import { EmptyState, SectionHead, Surface, TextSkeleton } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { CourseTabs } from '../../../parts/course-tabs.tsx'
import type { Sorting } from './book-head.tsx'
import { BookTable } from './book-table.tsx'
import { chosenOf } from './book-words.ts'
import { MarkDialog, type Chosen } from './mark-dialog.tsx'
import { useBook } from './use-book.ts'

/** TCH-090 to TCH-092: the gradebook of a course. */
export function GradebookPage() {
  const { t } = useTranslation(['grades', 'site'])
  const { sign } = useParams({ from: paths.gradebook })
  const { search, change } = useListSearch(useSearch({ from: paths.gradebook }))
  const [open, setOpen] = useState<Chosen | null>(null)
  const chosen = chosenOf(sign, search)
  const { head, failed, rowAt, setSight } = useBook(chosen)
  usePageTitle(t('book.title'))
  const { data, error } = head
  if (error) return <ErrorView level={1} error={error} onRetry={() => void head.refetch()} />
  if (!data) return <TextSkeleton heading lines={10} label={t('site:loading')} />
  const { sort = 'name', sortSign, down = false } = chosen
  const sorted = (next: Sorting) =>
    change({ sort: next.sort, sortSign: next.sortSign ?? '', down: next.down ? '1' : '' })
  const isNarrowed = search.person || search.className || search.group || search.only
  return (
    <>
      <SectionHead
        level={1}
        title={t('book.title')}
        lead={data.courseName}
        more={
          <Group gap="sm">
            <Button
              component={SiteLink}
              {...linkTo.gradeImports(sign)}
              variant="default"
              leftSection={<IconUpload size={18} aria-hidden />}
            >
              {t('import.open')}
            </Button>
            <ExportMenu call={grades.exportGradebook} input={chosen} />
          </Group>
        }
      />
      <CourseTabs sign={sign} at="gradebook" />
      <Surface padding="none">
        <FilterBar
          label={t('book.find')}
          value={search.person ?? ''}
          maxLength={60}
          onSearch={(person) => change({ person })}
        >
          <FilterSelect
            label={t('book.class')}
            value={search.className ?? ''}
            options={[
              { value: '', label: t('book.everyClass') },
              ...data.classes.map((value) => ({ value, label: value })),
            ]}
            onChange={(className) => change({ className })}
          />
          {data.groups.length > 0 ? (
            <FilterSelect
              label={t('book.group')}
              value={search.group ?? ''}
              options={[
                { value: '', label: t('book.everyGroup') },
                ...data.groups.map(({ sign: value, name: label }) => ({ value, label })),
              ]}
              onChange={(group) => change({ group })}
            />
          ) : null}
          <FilterSelect
            label={t('book.show')}
            value={chosen.only ?? 'all'}
            usual="all"
            options={(['all', 'failing', 'waits'] as const).map((value) => ({
              value,
              label: t(`book.only.${value}`),
            }))}
            onChange={(only) => change({ only })}
          />
        </FilterBar>
        <SpokenResult label={t('book.title')} total={data.total} />
        {data.list.length === 0 ? (
          <EmptyState
            seed={isNarrowed ? 'empty-2' : 'empty-1'}
            title={t(isNarrowed ? 'book.nothing' : 'book.none')}
            text={t(isNarrowed ? 'book.nothingText' : 'book.noneText')}
          />
        ) : (
          <BookTable
            columns={data.columns}
            total={data.total}
            rowAt={rowAt}
            sorting={{ sort, sortSign, down }}
            scope={JSON.stringify(chosen)}
            onSort={sorted}
            onChoose={setOpen}
            onSight={setSight}
          />
        )}
        {failed ? <ErrorView error={failed.error} onRetry={() => void failed.refetch()} /> : null}
        {data.total > 0 ? (
          <Text p="sm" fz="sm" c="dimmed">
            {t('book.students', { count: data.total })}
          </Text>
        ) : null}
      </Surface>
      {open ? <MarkDialog courseIdSign={sign} chosen={open} onClose={() => setOpen(null)} /> : null}
    </>
  )
}
