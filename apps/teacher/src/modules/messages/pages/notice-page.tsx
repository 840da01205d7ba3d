import { Button, Group, NativeSelect } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { messages, type TaughtCourse } from '@titian/contract'
import { ask, callKey, ErrorView, SiteLink, usePageTitle } from '@titian/site'
import {
  NoticeBoard,
  NoticeDialog,
  noticesPerPage,
  useCallList,
  useListSearch,
} from '@titian/site/staff'
import { EmptyState, ListSkeleton, SectionHead, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { CourseTabs } from '../../../parts/course-tabs.tsx'
import { OfCourse } from '../../../parts/of-course.tsx'
import { useTaughtCourses } from '../../../parts/use-taught-courses.ts'

const refresh = [callKey(messages.sentNotices)]

interface NoticesProps {
  course: TaughtCourse
  onWrite: () => void
}

function Notices({ course, onWrite }: NoticesProps) {
  const { t } = useTranslation('messages')
  const { list } = useCallList(messages.sentNotices, useSearch({ from: paths.notices }), {
    size: noticesPerPage,
    given: { courseIdSign: course.idSign },
    // TCH-158: the list is loaded again at intervals, because the number of readers rises while it
    // is open.
    live: true,
  })
  return (
    <NoticeBoard
      {...list}
      mayWithdraw={({ may }) => may.remove}
      refresh={refresh}
      empty={
        <EmptyState
          title={t('none')}
          text={t('noneText')}
          action={<Button onClick={onWrite}>{t('write')}</Button>}
        />
      }
    />
  )
}

interface BoardProps {
  taught: readonly TaughtCourse[]
  course: TaughtCourse
}

function Board({ taught, course }: BoardProps) {
  const { t } = useTranslation(['messages', 'site'])
  const { change } = useListSearch(useSearch({ from: paths.notices }))
  const [writing, setWriting] = useState(false)
  const sign = course.idSign
  return (
    <>
      <CourseTabs sign={sign} at="notices" />
      <Group gap="sm" align="end" justify="space-between" mb="md">
        <NativeSelect
          flex={{ base: '1 1 100%', sm: '1 1 260px' }}
          miw={0}
          maw={{ sm: 480 }}
          label={t('course')}
          value={sign}
          data={taught.map(({ idSign, courseName: name, training }) => ({
            value: idSign,
            label: training ? t('training', { name }) : name,
          }))}
          onChange={(event) => change({ course: event.currentTarget.value })}
        />
        <Button
          flex={{ base: '1 1 100%', sm: 'none' }}
          leftSection={<IconPencil size={18} aria-hidden />}
          onClick={() => setWriting(true)}
        >
          {t('write')}
        </Button>
      </Group>
      <Notices key={sign} course={course} onWrite={() => setWriting(true)} />
      {writing ? (
        <NoticeDialog
          title={t('writeTitle')}
          lead={t('readers', { name: course.courseName })}
          send={({ titles, contents, key }) =>
            ask(messages.sendNotice, { audience: 'course', target: sign, titles, contents, key })
          }
          draftKey={`course.${sign}`}
          refresh={refresh}
          onSent={() => {
            toast.success(t('site:toast.published'))
            setWriting(false)
            change({})
          }}
          onClose={() => setWriting(false)}
        />
      ) : null}
    </>
  )
}

/**
 * Says why the course in the address has no notices here: the course does not exist, or others
 * teach it.
 */
function NoticesElsewhere({ sign }: { sign: string }) {
  const { t } = useTranslation('messages')
  return (
    <OfCourse sign={sign}>
      <EmptyState title={t('notOwn')} />
    </OfCourse>
  )
}

function Content() {
  const { t } = useTranslation(['messages', 'site'])
  const search = useSearch({ from: paths.notices })
  const { data: taught, error, refetch } = useTaughtCourses()
  // If a reload fails, the last data stays on the screen, so that a notice that is being written is
  // not lost.
  if (error && !taught) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!taught) return <ListSkeleton count={3} picture={false} label={t('site:loading')} />
  const [first] = taught
  const named = search.course
  const course = named ? taught.find(({ idSign }) => idSign === named) : first
  if (course) return <Board taught={taught} course={course} />
  // TCH-191: the server knows whether the course does not exist or others teach it.
  if (named) return <NoticesElsewhere sign={named} />
  return (
    <EmptyState
      title={t('noCourse')}
      text={t('noCourseText')}
      action={
        <Button component={SiteLink} {...linkTo.newCourse()}>
          {t('newCourse')}
        </Button>
      }
    />
  )
}

/**
 * CNT-025, CNT-027, CNT-113: the notices of the taught course in the address, including notices to
 * chosen students.
 */
export function NoticePage() {
  const { t } = useTranslation('messages')
  usePageTitle(t('title'))
  return (
    <>
      <SectionHead level={1} title={t('title')} lead={t('lead')} />
      <Content />
    </>
  )
}
