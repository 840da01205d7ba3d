import { Button, Group } from '@mantine/core'
import { IconLink, IconPlus, IconUpload } from '@tabler/icons-react'
import { useParams, useSearch } from '@tanstack/react-router'
import { type CourseMember, mostMembersAtOnce, statistics } from '@titian/contract'
import { usePageTitle } from '@titian/site'
import {
  FoldedActs,
  ListSurface,
  SelectionBar,
  useCallList,
  useSelection,
} from '@titian/site/staff'
import { EmptyState, SectionHead } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { CourseTabs } from '../../../parts/course-tabs.tsx'
import { AddDialog } from './add-dialog.tsx'
import { GroupDialog } from './group-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { MemberActs, type MemberDialog } from './member-acts.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { recipientsOf } from './recipients.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { useMemberColumns } from './member-columns.tsx'
import { MemberFilters } from './member-filters.tsx'
import { filterOf, type MemberFilter, sortOf } from './member-words.ts'

const size = 20
type Dialog = MemberDialog | 'add' | 'import' | 'link' | 'remove'

const keyOf = ({ idSign }: CourseMember) => idSign

/** TCH-073 to TCH-079: the students of a course. */
export function MembersPage() {
  const { t } = useTranslation('courses')
  const { sign } = useParams({ from: paths.members })
  const search = useSearch({ from: paths.members })
  const [open, setOpen] = useState<Dialog | null>(search.write ? 'message' : null)
  const [filter, sort] = [filterOf(search), sortOf(search)]
  const { change, asked, list } = useCallList(statistics.findStudentList, search, {
    size,
    given: { courseId: sign, ...filter, sort, descending: sort === 'progress' },
  })
  const { data } = asked
  const selection = useSelection<CourseMember, MemberFilter>({ filter, keyOf, data })
  const recipients = recipientsOf(selection, filter)
  usePageTitle(data ? t('members.titleOf', { name: data.courseName }) : t('members.title'))
  const columns = useMemberColumns(selection)
  const isNarrowed =
    filter.name !== '' ||
    filter.className !== '' ||
    filter.state !== 'all' ||
    filter.groupSign !== undefined
  const close = () => {
    setOpen(null)
    if (search.write) change({ write: '' })
  }
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpen('add')}>
      {t('members.add.open')}
    </Button>
  )
  const acts = (
    <MemberActs
      courseIdSign={sign}
      recipients={recipients}
      isKnown={Boolean(data)}
      onOpen={setOpen}
    />
  )
  return (
    <>
      <SectionHead level={1} title={t('members.title')} lead={data?.courseName ?? ''} more={add} />
      <CourseTabs sign={sign} at="members" />
      <Group gap="sm" mb="xs">
        <FoldedActs>
          <Button
            variant="default"
            leftSection={<IconUpload size={18} aria-hidden />}
            onClick={() => setOpen('import')}
          >
            {t('members.import.open')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconLink size={18} aria-hidden />}
            onClick={() => setOpen('link')}
          >
            {t('members.link.open')}
          </Button>
          {selection.count === 0 ? acts : null}
        </FoldedActs>
      </Group>
      <ListSurface
        label={t('members.title')}
        columns={columns}
        rowKey={keyOf}
        {...list}
        bar={
          <SelectionBar selection={selection} most={mostMembersAtOnce}>
            {acts}
            <Button
              color="red"
              variant="light"
              disabled={selection.count > mostMembersAtOnce}
              onClick={() => setOpen('remove')}
            >
              {t('members.remove.open', { count: selection.count })}
            </Button>
          </SelectionBar>
        }
        filters={<MemberFilters {...{ filter, sort, change }} known={data} />}
        empty={
          <EmptyState
            seed={isNarrowed ? 'empty-2' : 'empty-1'}
            title={t(isNarrowed ? 'members.nobody' : 'members.none')}
            text={t(isNarrowed ? 'members.nobodyText' : 'members.noneText')}
            action={isNarrowed ? undefined : add}
          />
        }
      />
      {open === 'add' ? <AddDialog courseIdSign={sign} onClose={close} /> : null}
      {open === 'import' ? <ImportDialog courseIdSign={sign} onClose={close} /> : null}
      {open === 'link' ? <LinkDialog courseIdSign={sign} onClose={close} /> : null}
      {open === 'groups' && data ? (
        <GroupDialog
          courseIdSign={sign}
          groups={data.groups}
          recipients={recipients}
          onRemoved={(group) => group === filter.groupSign && change({ group: '' })}
          onClose={close}
        />
      ) : null}
      {open === 'message' && recipients.count > 0 ? (
        <MessageDialog courseIdSign={sign} {...recipients} onClose={close} />
      ) : null}
      {open === 'remove' ? (
        <RemoveDialog courseIdSign={sign} selection={selection} onClose={close} />
      ) : null}
    </>
  )
}
