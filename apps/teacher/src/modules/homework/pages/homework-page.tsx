import { Box, Button, Group } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { IconPlus } from '@tabler/icons-react'
import { homework, type TaughtWork } from '@titian/contract'
import { callKey, SiteLink, useAct, useAsk, useFormats, usePageTitle } from '@titian/site'
import { ListSurface, RowLink } from '@titian/site/staff'
import { EmptyState, SectionHead, StatusBadge, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { CourseTabs } from '../../../parts/course-tabs.tsx'
import { MoveButtons } from '../../../parts/move-buttons.tsx'
import { useTaughtCourses } from '../../../parts/use-taught-courses.ts'
import { ReleaseButton } from '../parts/release-button.tsx'

/** A course has so few tasks that one page is enough. */
const size = 100

function Order({ work, list }: { work: TaughtWork; list: readonly TaughtWork[] }) {
  const { t } = useTranslation('homework')
  const act = useAct(homework.moveHomework, { refresh: [callKey(homework.listHomework)] })
  const place = list.indexOf(work) + 1
  const move = (by: number) => act.mutate({ sign: work.idSign, place: place + by })
  return (
    <MoveButtons
      upLabel={t('list.up', { name: work.title })}
      downLabel={t('list.down', { name: work.title })}
      place={place}
      first={place === 1}
      last={place === list.length}
      busy={act.isPending}
      moved={t('list.moved', { name: work.title, place })}
      onUp={() => move(-1)}
      onDown={() => move(1)}
    />
  )
}

function useColumns(list: readonly TaughtWork[]): DataColumn<TaughtWork>[] {
  const { t } = useTranslation('homework')
  const formats = useFormats()
  return [
    {
      key: 'title',
      title: t('field.title'),
      onCard: 'title',
      render: (work) => (
        <RowLink {...linkTo.work(work.idSign)} stacked>
          <b>{work.title}</b>
          <Box component="span" c="dimmed" fz="xs" fw={400}>
            {t(`type.${work.resourcesType}`)} · {t('pointsOf', { count: work.points })}
          </Box>
        </RowLink>
      ),
    },
    {
      key: 'end',
      title: t('field.endTime'),
      render: ({ endTime }) => (
        <span className="num">{endTime ? formats.dateTime(endTime) : t('list.noEnd')}</span>
      ),
    },
    {
      key: 'handedIn',
      title: t('list.handedIn'),
      align: 'end',
      render: ({ handedIn }) => formats.number(handedIn),
    },
    {
      key: 'waiting',
      title: t('list.waiting'),
      align: 'end',
      render: ({ waiting }) => formats.number(waiting),
    },
    {
      key: 'state',
      title: t('list.state'),
      render: ({ released }) => (
        <StatusBadge tone={released ? 'ok' : 'neutral'}>
          {t(released ? 'list.released' : 'list.draft')}
        </StatusBadge>
      ),
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('list.acts')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (work) => (
        <Group gap="xs" justify="flex-end" wrap="nowrap">
          <Order work={work} list={list} />
          <ReleaseButton work={work} />
        </Group>
      ),
    },
  ]
}

/** CRS-176: the tasks of one course, in order. */
export function HomeworkPage() {
  const { t } = useTranslation('homework')
  const { sign } = useParams({ from: paths.homework })
  const { data: taught = [] } = useTaughtCourses()
  usePageTitle(t('list.title'))
  const asked = useAsk(
    homework.listHomework,
    { courseIdSign: sign, page: 1, size },
    { staleTime: 0 },
  )
  const columns = useColumns(asked.data?.list ?? [])
  const add = (
    <Button
      component={SiteLink}
      {...linkTo.newWork(sign)}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('list.new')}
    </Button>
  )
  return (
    <>
      <SectionHead
        level={1}
        title={t('list.title')}
        lead={taught.find(({ idSign }) => idSign === sign)?.courseName}
        more={add}
      />
      <CourseTabs sign={sign} at="homework" />
      <ListSurface
        label={t('list.title')}
        columns={columns}
        rowKey={({ idSign }) => idSign}
        asked={asked}
        page={1}
        size={size}
        onPage={() => undefined}
        empty={<EmptyState title={t('list.none')} text={t('list.noneText')} action={add} />}
      />
    </>
  )
}
