import { Button, Group, NumberInput, Select, Stack, Text } from '@mantine/core'
import { mostSeats, says, sharing, shareWay, type ShareRecord } from '@titian/contract'
import {
  ask,
  byContract,
  callKey,
  FormError,
  Unanswered,
  useAct,
  useAsk,
  useForm,
  useFormats,
  usePagerLabels,
} from '@titian/site'
import { FormDialog } from '@titian/site/staff'
import { CopyLink, QrPicture } from '@titian/site/share-links'
import { ConfirmDialog, ListSkeleton, Note, Pager, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const periods = ['7', '30', '90'] as const
const newest = { page: 1, size: 100 }
const size = 7
const refresh = [callKey(sharing.listShareLinks), callKey(sharing.listShareArrivals)]

interface CourseProps {
  courseIdSign: string
}

/** A link with one place is a link for one person, which this dialog does not list. */
const forSeveral = sharing.createShareLink.input.refine(({ seats }) => seats > 1, {
  path: ['seats'],
  error: says('whole', 2, mostSeats),
})

/** The form for a new link: how many people may join, and until when. */
function MakeLink({ courseIdSign }: CourseProps) {
  const { t } = useTranslation('courses')
  const inputOf = ({ seats, validDays }: { seats: number | string; validDays: string }) => ({
    courseIdSign,
    way: shareWay.link,
    seats: Number(seats),
    validDays: validDays ? Number(validDays) : null,
  })
  const { form, submit, busy, failure } = useForm<
    { seats: number | string; validDays: string },
    ShareRecord
  >({
    initialValues: { seats: 50, validDays: '30' },
    problemsOf: byContract(forSeveral, { inputOf }),
    send: (values) => ask(sharing.createShareLink, inputOf(values)),
    refresh,
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FormError error={failure} />
        <Group grow align="flex-start">
          <NumberInput
            label={t('members.link.seats')}
            description={t('members.link.seatsHint', { count: mostSeats })}
            min={2}
            allowDecimal={false}
            {...form.getInputProps('seats')}
          />
          <Select
            label={t('members.link.valid')}
            description={t('members.link.validHint')}
            allowDeselect={false}
            data={[
              ...periods.map((days) => ({
                value: days,
                label: t('members.link.days', { count: Number(days) }),
              })),
              { value: '', label: t('members.link.noEnd') },
            ]}
            {...form.getInputProps('validDays')}
          />
        </Group>
        <Group>
          <Button type="submit" loading={busy}>
            {t('members.link.make')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function OpenLink({ record }: { record: ShareRecord }) {
  const { t } = useTranslation(['courses', 'site'])
  const { dateTime } = useFormats()
  const [leaving, setLeaving] = useState(false)
  const withdraw = useAct(sharing.withdrawShareLink, {
    refresh,
    onDone: () => toast.success(t('members.link.withdrawn')),
  })
  const { seats, used, expireTime, link } = record
  return (
    <Stack gap="sm" align="center">
      <QrPicture record={record} />
      <Text fz="sm" ta="center" style={{ overflowWrap: 'anywhere' }}>
        {link}
      </Text>
      <Text className="num">
        {[
          t('members.link.taken', { used, seats }),
          expireTime
            ? t('members.link.ends', { time: dateTime(expireTime) })
            : t('members.link.noEnd'),
        ].join(' · ')}
      </Text>
      <Group gap="xs">
        <CopyLink link={link} />
        <Button size="compact-sm" variant="subtle" color="red" onClick={() => setLeaving(true)}>
          {t('members.link.withdraw')}
        </Button>
      </Group>
      <ConfirmDialog
        opened={leaving}
        onClose={() => setLeaving(false)}
        title={t('members.link.withdrawTitle')}
        text={t('members.link.withdrawText')}
        confirmLabel={t('members.link.withdraw')}
        cancelLabel={t('site:cancel')}
        danger
        onConfirm={async () => void (await withdraw.mutateAsync({ sign: record.sign }))}
      />
    </Stack>
  )
}

/** The caller's open link for a class, or the form for a new link. */
function OwnLink({ courseIdSign }: CourseProps) {
  const { t } = useTranslation(['courses', 'site'])
  const may = useAsk(sharing.mayShareCourse, { courseIdSign }, { staleTime: 0 })
  const links = useAsk(sharing.listShareLinks, { courseIdSign, ...newest }, { staleTime: 0 })
  if (!may.data || !links.data)
    return (
      <Unanswered asked={[may, links]}>
        <ListSkeleton count={2} label={t('site:loading')} picture={false} />
      </Unanswered>
    )
  if (!may.data.may) return <Note>{t('members.link.mayNot')}</Note>
  const open = links.data.list.find(({ seats, state }) => seats > 1 && state === 'open')
  return open ? <OpenLink record={open} /> : <MakeLink courseIdSign={courseIdSign} />
}

function Arrivals({ courseIdSign }: CourseProps) {
  const { t } = useTranslation('courses')
  const { dateTime } = useFormats()
  const labels = usePagerLabels()
  const [page, setPage] = useState(1)
  const asked = useAsk(
    sharing.listShareArrivals,
    { courseIdSign, page, size },
    { placeholderData: (before) => before, staleTime: 0, refetchInterval: 15_000 },
  )
  const { data } = asked
  if (!data) return <Unanswered asked={asked}>{null}</Unanswered>
  return (
    <Stack gap="xs">
      <Text component="h3" fz="md" fw={600}>
        {t('members.link.came', { count: data.total })}
      </Text>
      {data.total === 0 ? <p className="meta">{t('members.link.nobody')}</p> : null}
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {data.list.map((one) => (
          <li key={`${one.userName} ${one.arrivedAt}`}>
            <b>{one.userName}</b>
            <Text className="meta num">
              {[
                one.className,
                one.studentCard,
                dateTime(one.arrivedAt),
                t('members.link.by', { name: one.sharerName }),
                one.inCourse ? '' : t('members.link.left'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </li>
        ))}
      </Stack>
      {data.total > size ? (
        <Pager page={page} size={size} total={data.total} labels={labels} onChange={setPage} />
      ) : null}
    </Stack>
  )
}

/** TCH-157: creates a link by which a class joins, and lists who joined by links. */
export function LinkDialog({ courseIdSign, onClose }: CourseProps & { onClose: () => void }) {
  const { t } = useTranslation(['courses', 'site'])
  return (
    <FormDialog opened onClose={onClose} title={t('members.link.title')} size={560}>
      <Stack>
        <p className="muted">{t('members.link.lead')}</p>
        <OwnLink courseIdSign={courseIdSign} />
        <Arrivals courseIdSign={courseIdSign} />
      </Stack>
    </FormDialog>
  )
}
