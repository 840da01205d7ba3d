import { Button } from '@mantine/core'
import { courses, type TaughtCourse } from '@titian/contract'
import {
  CourseCover,
  CoursePrice,
  ErrorView,
  SiteLink,
  useAsk,
  useFormats,
  usePagerLabels,
  usePageTitle,
} from '@titian/site'
import { DataTable, EmptyState, Pager, SectionHead, Surface, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import toolbar from '../../../parts/toolbar.module.css'
import { useListSearch } from '../../../parts/use-list-search.ts'
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
        <SiteLink href={linkTo.review(course.idSign)} className={styles['name']}>
          <CourseCover course={course} className={styles['cover']} />
          <b className="clip-2">{course.courseName}</b>
        </SiteLink>
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
      render: ({ coursePrice }) => <CoursePrice price={coursePrice} />,
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
          href={linkTo.review(idSign)}
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
  const { page, change } = useListSearch()
  const labels = usePagerLabels()
  const columns = useColumns()
  usePageTitle(t('title'))
  const { data, error, isFetching, refetch } = useAsk(
    courses.reviewList,
    { page, size },
    { placeholderData: (before) => before, staleTime: 0 },
  )
  return (
    <>
      <SectionHead level={1} title={t('title')} lead={t('lead')} />
      <Surface padding="none">
        {error ? (
          <ErrorView error={error} onRetry={() => void refetch()} />
        ) : (
          <DataTable
            label={t('title')}
            columns={columns}
            rows={data?.list ?? []}
            rowKey={({ idSign }) => idSign}
            loading={isFetching && !data}
            loadingLabel={t('site:loading')}
            empty={<EmptyState title={t('none')} text={t('noneText')} />}
          />
        )}
        <div className={toolbar['foot']}>
          {data && data.total > 0 ? (
            <Pager
              page={page}
              size={size}
              total={data.total}
              labels={labels}
              onChange={(next) => change({ page: next })}
            />
          ) : null}
        </div>
      </Surface>
    </>
  )
}
