import { Button, Group } from '@mantine/core'
import { IconLink, IconMail, IconPlus, IconUpload, IconUsersGroup } from '@tabler/icons-react'
import { useParams, useSearch } from '@tanstack/react-router'
import { type CourseMember, statistics } from '@titian/contract'
import { usePageTitle } from '@titian/site'
import { ExportMenu, ListSurface, useCallList } from '@titian/site/staff'
import { EmptyState, SectionHead } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { CourseTabs } from '../../../parts/course-tabs.tsx'
import { AddDialog } from './add-dialog.tsx'
import { GroupDialog } from './group-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { recipientsOf } from './recipients.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { useMemberColumns } from './member-columns.tsx'
import { MemberFilters } from './member-filters.tsx'
import { filterOf, sortOf } from './member-words.ts'

const size = 20
type Dialog = 'add' | 'import' | 'link' | 'groups' | 'message' | 'remove'

/** The students that were ticked, on whatever page of the list. */
function useChosen() {
  const [chosen, setChosen] = useState<readonly CourseMember[]>([])
  const isChosen = ({ idSign }: CourseMember) => chosen.some((one) => one.idSign === idSign)
  const choose = (member: CourseMember, on: boolean) =>
    setChosen((before) => [
      ...before.filter(({ idSign }) => idSign !== member.idSign),
      ...(on ? [member] : []),
    ])
  return { chosen, isChosen, choose, clear: () => setChosen([]) }
}

/** TCH-073 to TCH-079: the students of a course. */
export function MembersPage() {
  const { t } = useTranslation('courses')
  const { sign } = useParams({ from: paths.members })
  const search = useSearch({ from: paths.members })
  const [open, setOpen] = useState<Dialog | null>(search.write ? 'message' : null)
  const { chosen, isChosen, choose, clear } = useChosen()
  const [filter, sort] = [filterOf(search), sortOf(search)]
  const { change, asked, list } = useCallList(statistics.findStudentList, search, {
    size,
    given: { courseId: sign, ...filter, sort, descending: sort === 'progress' },
  })
  const { data } = asked
  const recipients = recipientsOf(chosen, filter, data?.total ?? 0)
  const { whom, count, isTicked } = recipients
  usePageTitle(data ? t('members.titleOf', { name: data.courseName }) : t('members.title'))
  const columns = useMemberColumns({ isChosen, onChoose: choose })
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
  return (
    <>
      <SectionHead level={1} title={t('members.title')} lead={data?.courseName ?? ''} more={add} />
      <CourseTabs sign={sign} at="members" />
      <Group gap="sm" mb="sm">
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
        <Button
          variant="default"
          disabled={!data}
          leftSection={<IconUsersGroup size={18} aria-hidden />}
          onClick={() => setOpen('groups')}
        >
          {t('members.groups.open')}
        </Button>
        <Button
          variant="default"
          disabled={count === 0}
          leftSection={<IconMail size={18} aria-hidden />}
          onClick={() => setOpen('message')}
        >
          {t(isTicked ? 'members.message.open' : 'members.message.openAll', { count })}
        </Button>
        <ExportMenu
          call={statistics.exportStudentList}
          input={{ courseId: sign, ...whom }}
          label={t(isTicked ? 'members.exportTicked' : 'members.exportAll', { count })}
        />
        {chosen.length > 0 ? (
          <>
            <Button color="red" variant="light" onClick={() => setOpen('remove')}>
              {t('members.remove.open', { count: chosen.length })}
            </Button>
            <Button variant="subtle" onClick={clear}>
              {t('members.remove.clear')}
            </Button>
          </>
        ) : null}
      </Group>
      <ListSurface
        label={t('members.title')}
        columns={columns}
        rowKey={({ idSign }) => idSign}
        {...list}
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
          chosen={chosen}
          filter={filter}
          found={data.total}
          onRemoved={(group) => group === filter.groupSign && change({ group: '' })}
          onClose={close}
        />
      ) : null}
      {open === 'message' && count > 0 ? (
        <MessageDialog courseIdSign={sign} {...recipients} onClose={close} />
      ) : null}
      {open === 'remove' ? <RemoveDialog members={chosen} onDone={clear} onClose={close} /> : null}
    </>
  )
}
