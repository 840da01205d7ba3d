import { Button } from '@mantine/core'
import {
  CourseCard,
  ErrorView,
  useExistingPage,
  useFormats,
  usePageTitle,
  usePhoneLayout,
} from '@titian/site'
import { CardSkeleton, EmptyState, ListSkeleton, PageWidth, useNarrow } from '@titian/ui'
import { lazy, memo, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { narrowing, pageSize, type ListFilter } from '../list-filter.ts'
import { ActiveFilters } from '../list/active-filters.tsx'
import type { FilterColumnProps } from '../list/filter-column.tsx'
import { FilterBar } from '../list/filter-bar.tsx'
import { ListFoot } from '../../../parts/list/list-foot.tsx'
import { ListHead } from '../../../parts/list/list-head.tsx'
import { useCourseAddress, useCourseCount, useCourseList } from '../use-course-list.ts'
import filtered from '../../../parts/filters/filtered-page.module.css'
import styles from './course-list-page.module.css'

// Loaded lazily: a phone opens the same filters in a sheet.
const LazyFilters = lazy(() =>
  import('../list/filter-column.tsx').then(({ FilterColumn: part }) => ({ default: part })),
)

/**
 * Memoised. If the filters rendered again before their code has loaded, the server-rendered filters
 * would disappear for that time.
 */
const FilterColumn = memo(function FilterColumn(props: FilterColumnProps) {
  return (
    <Suspense>
      <LazyFilters {...props} />
    </Suspense>
  )
})

/** The number of courses that are visible at first; the pictures of the others load lazily. */
const seenFirst = 6

type Address = ReturnType<typeof useCourseAddress>

function Waiting() {
  const { t } = useTranslation('site')
  const phone = usePhoneLayout()
  return phone ? (
    <ListSkeleton count={6} label={t('loading')} />
  ) : (
    <CardSkeleton count={6} label={t('loading')} />
  )
}

function Courses({ address, list }: { address: Address; list: ReturnType<typeof useCourseList> }) {
  const { t } = useTranslation('courses')
  // CRS-217: this line shows what matched the search, instead of the teachers.
  const withHit = (course: (typeof list.rows)[number]) =>
    course.hit
      ? { ...course, teacherNames: [t(`list.hit.${course.hit.kind}`, course.hit)] }
      : course
  const isBeyond = useExistingPage(list.asked, address.page, pageSize, address.correct)
  if (list.isPending || isBeyond) return <Waiting />
  if (list.rows.length === 0) {
    if (list.error) return <ErrorView error={list.error} onRetry={list.retry} />
    if (Object.keys(narrowing(address.filter)).length === 0)
      return <EmptyState title={t('list.noneTitle')} text={t('list.noneText')} />
    const { courseName: _word, ...filters } = narrowing(address.filter)
    const isFiltered = Object.keys(filters).length > 0
    return (
      <EmptyState
        title={t('list.emptyTitle')}
        text={t(isFiltered ? 'list.emptyText' : 'list.emptySearch')}
        action={
          <Button onClick={address.clear}>{t(isFiltered ? 'list.clear' : 'list.all')}</Button>
        }
      />
    )
  }
  return (
    <>
      <ul className={styles['cards']} data-stale={list.isStale || undefined}>
        {list.rows.map((course, place) => (
          <li key={course.sign}>
            <CourseCard
              course={withHit(course)}
              toCourse={linkTo.courseDetail}
              layout="fold"
              level={2}
              eager={place < 3}
              late={place >= seenFirst}
            />
          </li>
        ))}
      </ul>
      {list.error ? <ErrorView level={3} error={list.error} onRetry={list.retry} /> : null}
      <ListFoot
        list={list}
        address={address}
        size={pageSize}
        moreLabel={(count) => t('list.showMore', { count })}
      />
    </>
  )
}

interface CourseListProps {
  from: Parameters<typeof useCourseAddress>[0]
  /** The college pages show one type of course (CRS-016). */
  type?: NonNullable<ListFilter['type']>
}

/** CRS-004 to CRS-008: all courses, filtered by the query of the address. */
function CourseList({ from, type }: CourseListProps) {
  const { t } = useTranslation('courses')
  const title = t(type === '1' ? 'list.master' : type === '2' ? 'list.optional' : 'list.title')
  usePageTitle(title)
  const address = useCourseAddress(from)
  const { filter, change } = address
  const shown = useMemo(() => (type ? { ...filter, type } : filter), [filter, type])
  const narrow = useNarrow()
  const list = useCourseList(shown, address.page)
  const active = Object.keys(narrowing(filter)).length
  const { number } = useFormats()
  const count = useCourseCount()
  const lead =
    type === undefined && count > 0
      ? t('list.counted', { count, formatted: number(count) })
      : t('list.lead')
  return (
    <>
      <ListHead
        title={title}
        lead={lead}
        words={{ search: t('list.search'), clear: t('list.clearSearch') }}
        term={filter.courseName ?? ''}
        onSearch={(term) => change({ courseName: term || undefined })}
      />
      <PageWidth className={filtered['page']}>
        <aside className="only-desk" aria-label={t('list.filters')}>
          {narrow ? null : <FilterColumn filter={shown} hasType={type !== undefined} />}
        </aside>
        <div>
          <FilterBar filter={filter} active={active} onChange={change} />
          <ActiveFilters
            filter={filter}
            total={list.known && !list.isStale ? list.total : null}
            onChange={change}
            onClear={address.clear}
          />
          <Courses address={address} list={list} />
        </div>
      </PageWidth>
    </>
  )
}

export const CourseListPage = () => <CourseList from={paths.courseList} />
export const TiktokShopPage = () => <CourseList from={paths.tiktokShop} />
export const MasterCoursesPage = () => <CourseList from={paths.masterCourses} type="1" />
export const OptionalCoursesPage = () => <CourseList from={paths.optionalCourses} type="2" />
