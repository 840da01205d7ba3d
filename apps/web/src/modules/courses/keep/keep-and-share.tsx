import { Button, Group } from '@mantine/core'
import { sharing, type CourseDetail } from '@titian/contract'
import { SiteLink, useAsk, useOrigin, useSession } from '@titian/site'
import { toast } from '@titian/ui'
import { IconGift, IconHeart, IconHeartFilled, IconShare } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { useFavourite } from './use-favourite.ts'

/** Shares the address of the course with the share dialog of the device, or copies the address. */
function useShare({ sign, courseName }: CourseDetail['course']) {
  const { t } = useTranslation('courses')
  const origin = useOrigin()
  return async () => {
    const url = origin + paths.courseDetail.replace('$sign', sign)
    try {
      // Few desktop browsers have `share`.
      const device: Partial<Pick<Navigator, 'share'>> = navigator
      if (device.share) return await device.share({ title: courseName, url })
      await navigator.clipboard.writeText(url)
      toast.success(t('keep.copied'))
    } catch (error) {
      // Closing the device's share dialog is no error.
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast.failure(t('keep.notShared'))
    }
  }
}

/** CRS-189, CRS-190: the buttons "favourite" and "share" beside the price. */
export function KeepAndShare({ course }: { course: CourseDetail['course'] }) {
  const { t } = useTranslation('courses')
  const { user } = useSession()
  const { isFavourite, press } = useFavourite(course.sign)
  const share = useShare(course)
  const { data } = useAsk(
    sharing.mayShareCourse,
    { courseIdSign: course.sign },
    { enabled: (user?.functionCodeList.length ?? 0) > 0, quiet: true },
  )
  const Heart = isFavourite ? IconHeartFilled : IconHeart
  const shape = { variant: 'default', size: 'sm', px: 'sm', flex: '1 1 auto' } as const
  return (
    <Group gap="xs">
      <Button
        {...shape}
        leftSection={
          <Heart size={18} color={isFavourite ? 'var(--primary)' : undefined} aria-hidden />
        }
        aria-pressed={isFavourite}
        onClick={({ detail }) => {
          // The second click of a double click would undo the first.
          if (detail < 2) press()
        }}
      >
        {t('keep.favourite')}
      </Button>
      <Button
        {...shape}
        leftSection={<IconShare size={18} aria-hidden />}
        onClick={() => void share()}
      >
        {t('keep.share')}
      </Button>
      {data?.may ? (
        <Button
          {...shape}
          component={SiteLink}
          {...linkTo.sharingCourses(course.sign)}
          leftSection={<IconGift size={18} aria-hidden />}
        >
          {t('keep.shareAccess')}
        </Button>
      ) : null}
    </Group>
  )
}
