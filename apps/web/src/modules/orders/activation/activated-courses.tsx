import { Flex, Title } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { orders } from '@titian/contract'
import {
  ErrorView,
  SiteLink,
  useAsk,
  useExistingPage,
  useFormats,
  usePagerLabels,
} from '@titian/site'
import { EmptyState, ListSkeleton, Pager, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { OrderTitle } from '../detail/order-title.tsx'

const size = 15

interface ActivatedCoursesProps {
  page: number
  onPage: (page: number) => void
}

/** ORD-044: courses that were activated by codes and links. */
export function ActivatedCourses({ page, onPage }: ActivatedCoursesProps) {
  const { t } = useTranslation('orders')
  const { dateTime } = useFormats()
  const labels = usePagerLabels()
  const asked = useAsk(
    orders.courseActivateList,
    { page, size },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  const { data, error, refetch } = asked
  const isBeyond = useExistingPage(asked, page, size, onPage)
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data || isBeyond) return <ListSkeleton count={3} label={t('site:loading')} />
  if (data.total === 0)
    return (
      <EmptyState seed="empty-5" title={t('activation.none')} text={t('activation.noneText')} />
    )
  return (
    <>
      <Title order={2} size="h3" mb="sm">
        {t('activation.list')}
      </Title>
      <Surface padding="none" mb="md">
        <ul aria-label={t('activation.list')}>
          {data.list.map((course) => (
            <Flex
              key={`${course.courseIdSign} ${course.activateTime}`}
              component="li"
              p={{ base: 'md', sm: 'lg' }}
              direction="column"
              style={{ borderTop: '1px solid var(--line)' }}
            >
              <OrderTitle order={course}>
                <b>
                  <SiteLink className="clip-2" {...linkTo.courseDetail(course.courseIdSign)}>
                    {course.courseName}
                  </SiteLink>
                </b>
                <span className="meta num">
                  {t(`activation.way.${course.way}`)} · {dateTime(course.activateTime)}
                </span>
              </OrderTitle>
            </Flex>
          ))}
        </ul>
      </Surface>
      <Pager page={page} size={size} total={data.total} onChange={onPage} labels={labels} />
    </>
  )
}
