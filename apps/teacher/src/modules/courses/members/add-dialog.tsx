import { Button, Checkbox, Flex, Group, Stack } from '@mantine/core'
import { statistics } from '@titian/contract'
import { Unanswered, useAct, useAsk, useFormats, usePagerLabels } from '@titian/site'
import { FilterBar, FormDialog } from '@titian/site/staff'
import { ConfirmDialog, ListSkeleton, Note, Pager, Segmented, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refresh } from './refresh.ts'

const size = 7
const views = ['classes', 'people'] as const
const listStyle = { listStyle: 'none' }

interface AddDialogProps {
  courseIdSign: string
  onClose: () => void
}

function useAdd(onClose: () => void) {
  const { t } = useTranslation('courses')
  return useAct(statistics.addCourseStudents, {
    refresh,
    onDone: ({ added }) => {
      toast.success(t('members.add.done', { count: added }))
      onClose()
    },
  })
}

interface Offered {
  className: string
  students: number
}

/**
 * Adds a whole class, after a confirmation that says how many students will join and be notified
 * (TCH-190).
 */
function Classes({ courseIdSign, onClose }: AddDialogProps) {
  const { t } = useTranslation(['courses', 'site'])
  const [name, setName] = useState('')
  const asked = useAsk(
    statistics.importableStudents,
    { courseIdSign, part: 'classes', name, page: 1, size },
    { placeholderData: (before) => before, staleTime: 0 },
  )
  const { mutateAsync } = useAdd(onClose)
  const [chosen, setChosen] = useState<Offered | null>(null)
  const { data } = asked
  if (!data)
    return (
      <Unanswered asked={asked}>
        <ListSkeleton label={t('site:loading')} picture={false} />
      </Unanswered>
    )
  if (data.classes.length === 0 && name === '') return <Note>{t('members.add.noClass')}</Note>
  return (
    <Stack gap="sm">
      <FilterBar
        label={t('members.add.findClass')}
        value={name}
        maxLength={60}
        bare
        onSearch={setName}
      />
      {data.classes.length === 0 ? <Note>{t('members.add.noClassFound')}</Note> : null}
      <Flex component="ul" direction="column" m={0} p={0} style={listStyle}>
        {data.classes.map(({ className, students }) => (
          <Flex component="li" key={className} gap="sm" align="center" py="xs" wrap="wrap">
            <Flex direction="column" flex="1 1 10em" miw={0}>
              <b>{className}</b>
              <span className="meta">{t('members.add.outside', { count: students })}</span>
            </Flex>
            <Button
              variant="default"
              aria-label={t('members.add.classOf', { name: className })}
              onClick={() => setChosen({ className, students })}
            >
              {t('members.add.class')}
            </Button>
          </Flex>
        ))}
      </Flex>
      <ConfirmDialog
        opened={chosen !== null}
        title={t('members.add.askClass', { name: chosen?.className })}
        text={t('members.add.askText', { count: chosen?.students ?? 0 })}
        confirmLabel={t('members.add.class')}
        cancelLabel={t('site:cancel')}
        onConfirm={async () => {
          await mutateAsync({ courseIdSign, className: chosen?.className })
        }}
        onClose={() => setChosen(null)}
      />
    </Stack>
  )
}

/** TCH-077: adds people one by one. */
function People({ courseIdSign, onClose }: AddDialogProps) {
  const { t } = useTranslation(['courses', 'site'])
  const { number } = useFormats()
  const labels = usePagerLabels()
  const [name, setName] = useState('')
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const asked = useAsk(
    statistics.importableStudents,
    { courseIdSign, name, page, size },
    { placeholderData: (before) => before, staleTime: 0 },
  )
  const { mutate, isPending } = useAdd(onClose)
  const { data } = asked
  const choose = (sign: string, on: boolean) =>
    setChosen((before) => [...before.filter((one) => one !== sign), ...(on ? [sign] : [])])
  return (
    <Stack gap="sm">
      <FilterBar
        label={t('members.search')}
        value={name}
        maxLength={60}
        bare
        onSearch={(word) => {
          setName(word)
          setPage(1)
        }}
      />
      {data ? null : (
        <Unanswered asked={asked}>
          <ListSkeleton label={t('site:loading')} picture={false} />
        </Unanswered>
      )}
      {data?.total === 0 ? <Note>{t('members.add.nobody')}</Note> : null}
      <Stack component="ul" gap="sm" m={0} p={0} style={listStyle}>
        {data?.list.map((student) => (
          <li key={student.userSign}>
            <Checkbox
              checked={chosen.includes(student.userSign)}
              label={student.name}
              description={[
                student.className,
                student.studentCard,
                student.wasMember ? t('members.add.wasMember') : '',
              ]
                .filter(Boolean)
                .join(' · ')}
              onChange={({ currentTarget }) => choose(student.userSign, currentTarget.checked)}
            />
          </li>
        ))}
      </Stack>
      {data && data.total > size ? (
        <Pager page={page} size={size} total={data.total} labels={labels} onChange={setPage} />
      ) : null}
      <Group justify="flex-end">
        <Button
          disabled={chosen.length === 0}
          loading={isPending}
          onClick={() => mutate({ courseIdSign, userSigns: [...chosen] })}
        >
          {chosen.length === 0
            ? t('members.add.chooseFirst')
            : t('members.add.these', { count: chosen.length, number: number(chosen.length) })}
        </Button>
      </Group>
    </Stack>
  )
}

/** TCH-120: adds a class or single people to the course. */
export function AddDialog(props: AddDialogProps) {
  const { t } = useTranslation(['courses', 'site'])
  const [view, setView] = useState<(typeof views)[number]>('classes')
  return (
    <FormDialog opened onClose={props.onClose} title={t('members.add.title')} size={600}>
      <Stack>
        <p className="muted">{t('members.add.lead')}</p>
        <div data-view-choice>
          <Segmented
            label={t('members.add.title')}
            value={view}
            options={views.map((value) => ({ value, label: t(`members.add.${value}`) }))}
            onChange={setView}
          />
        </div>
        {view === 'classes' ? <Classes {...props} /> : <People {...props} />}
      </Stack>
    </FormDialog>
  )
}
