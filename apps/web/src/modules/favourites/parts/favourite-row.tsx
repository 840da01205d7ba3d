import { Flex } from '@mantine/core'
import { favourites, type FavouriteItem } from '@titian/contract'
import {
  askKey,
  callKey,
  CourseCover,
  CoursePrice,
  CourseRating,
  SiteLink,
  useAct,
  useFormats,
} from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { RowFrame, type Tab } from './row-frame.tsx'

/** Takes the row out of its list. */
function useRemove(tab: Tab, sign: string) {
  const { t } = useTranslation('favourites')
  const cancel = useAct(favourites.cancelFavourite, {
    refresh: [callKey(favourites.listFavourites), askKey(favourites.isFavourite, { sign })],
    onDone: () => toast.success(t('cancelled')),
  })
  const forget = useAct(favourites.removeVisit, {
    refresh: [callKey(favourites.listVisits)],
    onDone: () => toast.success(t('removed')),
  })
  return tab === 'favourites' ? cancel : forget
}

/** One course of the history or of the favourites. */
export function FavouriteRow({ item: { course, at }, tab }: { item: FavouriteItem; tab: Tab }) {
  const { t } = useTranslation('favourites')
  const { list, shortDate } = useFormats()
  const remove = useRemove(tab, course.sign)
  const when = t(`at.${tab}`, { date: shortDate(at) })
  return (
    <RowFrame
      tab={tab}
      title={course.courseName}
      cover={<CourseCover course={course} bdrs="md" />}
      isRemoving={remove.isPending}
      onRemove={() => remove.mutate({ sign: course.sign })}
    >
      <b>
        <SiteLink {...linkTo.courseDetail(course.sign)}>{course.courseName}</SiteLink>
      </b>
      <span className="meta">{[list(course.teacherNames), when].filter(Boolean).join(' · ')}</span>
      <Flex align="center" rowGap={0} columnGap="sm" wrap="wrap">
        <CoursePrice price={course.coursePrice} />
        <CourseRating course={course} />
      </Flex>
    </RowFrame>
  )
}
