import { Button } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { courses, type TaughtCourse } from '@titian/contract'
import { CourseCover, CoursePrice, SiteLink, useAsk, useFormats, usePageTitle } from '@titian/site'
import { ListSurface, RowLink, useListSearch } from '@titian/site/staff'
import { EmptyState, SectionHead, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import styles from '../parts/review-list.module.css'

const size = 15

function useColumns(): DataColumn<TaughtCourse>[] {
  const { t } = useTranslation('courses')
  const formats = useFormats()
  return [
    {
      key: 'name',
      title: t('course'),
      onCard: 'title',
      render: (course) => (
        <RowLink {...linkTo.review(course.idSign)}>
          <CourseCover course={course} className={styles['cover']} />
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
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('review')}</span>,
      align: 'end',
      onCard: 'actions',
      render: ({ idSign, courseName }) => (
        <Button
          component={SiteLink}
          {...linkTo.review(idSign)}
          variant="default"
          aria-label={t('reviewOf', { name: courseName })}
        >
          {t('review')}
        </Button>
      ),
    },
  ]
}

/** TCH-013: what waits for a decision, the oldest first. */
export function ReviewListPage() {
  const { t } = useTranslation('courses')
  const { page, change } = useListSearch(useSearch({ from: paths.reviews }))
  const columns = useColumns()
  usePageTitle(t('title'))
  const asked = useAsk(
    courses.reviewList,
    { page, size },
    { placeholderData: (before) => before, staleTime: 0 },
  )
  return (
    <>
      <SectionHead level={1} title={t('title')} lead={t('lead')} />
      <ListSurface
        label={t('title')}
        columns={columns}
        rowKey={({ idSign }) => idSign}
        asked={asked}
        page={page}
        size={size}
        onPage={(next) => change({ page: next })}
        empty={<EmptyState title={t('none')} text={t('noneText')} />}
      />
    </>
  )
}
