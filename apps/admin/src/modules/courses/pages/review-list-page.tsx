import { Button, Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import {
  auditStatus,
  courses,
  type ReviewState,
  reviewStates,
  statistics,
  type TaughtCourse,
} from '@titian/contract'
import {
  callKey,
  CourseCover,
  CoursePrice,
  SiteLink,
  useAct,
  useFormats,
  usePageTitle,
} from '@titian/site'
import {
  CourseState,
  FilterBar,
  FilterSelect,
  ListSurface,
  RowLink,
  useCallList,
} from '@titian/site/staff'
import { type DataColumn, EmptyState, Note, SectionHead } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'

const size = 15

type Approved = Pick<TaughtCourse, 'idSign' | 'courseName'>

const refresh = [statistics.reviewList, statistics.courseSteps, statistics.waitingWork].map(callKey)

/**
 * TCH-166: approves a course with one click, at the revision that the list shows (TCH-110). The
 * course that was approved last is shown above the list with a button to undo the approval.
 */
function useQuickApproval() {
  const [approved, setApproved] = useState<Approved | null>(null)
  const client = useQueryClient()
  const act = useAct(courses.courseAction, {
    refresh,
    onDone: ({ idSign, courseName }, { action }) =>
      setApproved(action === 'approve' ? { idSign, courseName } : null),
    // Another person changed the course or decided about it, so the list is loaded again before the
    // next click.
    onRefusal: () => {
      void client.invalidateQueries({ queryKey: callKey(statistics.reviewList) })
      return false
    },
  })
  return {
    approved,
    busy: act.isPending,
    approve: ({ idSign: sign, revision }: TaughtCourse) =>
      act.mutate({ sign, action: 'approve', revision }),
    takeOff: ({ idSign: sign }: Approved) => act.mutate({ sign, action: 'takeOff' }),
  }
}

function useColumns(
  state: ReviewState,
  { approve, busy }: Pick<ReturnType<typeof useQuickApproval>, 'approve' | 'busy'>,
): DataColumn<TaughtCourse>[] {
  const { t } = useTranslation('courses')
  const formats = useFormats()
  return [
    {
      key: 'name',
      title: t('course'),
      onCard: 'title',
      render: (course) => (
        <RowLink {...linkTo.review(course.idSign)}>
          <CourseCover course={course} w={80} flex="none" bdrs="sm" />
          <b className="clip-2">{course.courseName}</b>
        </RowLink>
      ),
    },
    { key: 'author', title: t('author'), render: ({ authorName }) => authorName },
    {
      key: 'lessons',
      title: t('lessons'),
      align: 'end',
      render: ({ lessons }) => formats.number(lessons),
    },
    {
      key: 'price',
      title: t('price'),
      align: 'end',
      render: ({ coursePrice }) => <CoursePrice price={coursePrice} size="sm" />,
    },
    {
      key: 'since',
      title: t('changed'),
      render: ({ updatedAt }) => <span className="num">{formats.dateTime(updatedAt)}</span>,
    },
    ...(state === 'waiting'
      ? []
      : [
          {
            key: 'state',
            title: t('state'),
            render: ({ auditStatus, onList }: TaughtCourse) => (
              <CourseState auditStatus={auditStatus} onList={onList} />
            ),
          },
        ]),
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('review')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (course) => {
        const { idSign, courseName: name } = course
        const waits = course.auditStatus === auditStatus.waiting
        return (
          <Group gap="xs" wrap="nowrap" justify="flex-end">
            <Button
              component={SiteLink}
              {...linkTo.review(idSign)}
              variant="default"
              aria-label={t(waits ? 'reviewOf' : 'openOf', { name })}
            >
              {t(waits ? 'review' : 'open')}
            </Button>
            {waits ? (
              <Button
                aria-label={t('approveOf', { name })}
                disabled={busy}
                onClick={() => approve(course)}
              >
                {t('approve')}
              </Button>
            ) : null}
          </Group>
        )
      },
    },
  ]
}

/**
 * TCH-013, TCH-161: the courses that wait for a decision, oldest first; a filter shows every other
 * state.
 */
export function ReviewListPage() {
  const { t } = useTranslation('courses')
  const { filter, change, list } = useCallList(
    statistics.reviewList,
    useSearch({ from: paths.reviews }),
    { size },
  )
  const { name, state } = filter
  const { approved, busy, approve, takeOff } = useQuickApproval()
  const columns = useColumns(state, { approve, busy })
  const isQueue = state === 'waiting'
  const title = t(isQueue ? 'title' : 'allTitle')
  usePageTitle(title)
  const isNarrowed = !isQueue || name !== ''
  return (
    <>
      <SectionHead level={1} title={title} lead={isQueue ? t('lead') : undefined} />
      {approved ? (
        <Note
          tone="ok"
          live
          action={
            <Button variant="default" loading={busy} onClick={() => takeOff(approved)}>
              {t('takeOff')}
            </Button>
          }
        >
          {t('approvedNow', { name: approved.courseName })}
        </Note>
      ) : null}
      <ListSurface
        label={title}
        columns={columns}
        rowKey={({ idSign }) => idSign}
        {...list}
        filters={
          <FilterBar
            label={t('search')}
            value={name}
            maxLength={60}
            onSearch={(word) => change({ name: word })}
          >
            <FilterSelect
              label={t('state')}
              value={state}
              usual="waiting"
              options={reviewStates.map((value) => ({ value, label: t(`states.${value}`) }))}
              onChange={(next) => change({ state: next })}
            />
          </FilterBar>
        }
        empty={
          <EmptyState
            title={t(isNarrowed ? 'noMatch' : 'none')}
            text={t(isNarrowed ? 'noMatchText' : 'noneText')}
          />
        }
      />
    </>
  )
}
