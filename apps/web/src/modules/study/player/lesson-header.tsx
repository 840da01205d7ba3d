import { Box, Flex } from '@mantine/core'
import { PhoneMenuContext, SiteLink, UnreadBadge, useSession, useUnread } from '@titian/site'
import { Face } from '@titian/ui'
import { IconBell, IconChevronLeft } from '@tabler/icons-react'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { trainLinks } from '../../../parts/train-links.ts'
import { useLessonPlace } from '../lesson-place.ts'
import styles from './lesson-page.module.css'

interface LessonHeaderProps {
  courseSign: string | null
  courseName: string
  chapter: string
}

/** Messages and photo of a signed-in person. */
function Own() {
  const { t } = useTranslation(['study', 'app'])
  const { display } = useSession()
  const { total } = useUnread()
  return (
    <>
      <SiteLink className={`${styles['icon']} only-desk`} {...linkTo.message()}>
        <IconBell size={22} aria-hidden />
        <span className="visually-hidden">{t('app:messages')}</span>
        <UnreadBadge count={total} corner />
      </SiteLink>
      <SiteLink
        className={styles['icon']}
        {...linkTo.learningCenter()}
        aria-label={t('center.title')}
        title={t('center.title')}
      >
        <Face name={display?.name ?? '·'} src={display?.photo} size={32} />
      </SiteLink>
    </>
  )
}

/** FRM-081: the header of the lesson layout. */
export function LessonHeader({ courseSign, courseName, chapter }: LessonHeaderProps) {
  const { t } = useTranslation('study')
  const drawMenu = useContext(PhoneMenuContext)
  const { status } = useSession()
  const { train, home } = useLessonPlace()
  const courses = train ? trainLinks.mine() : linkTo.learningCourses()
  const back = courseSign === null ? courses : home(courseSign)
  const ofTraining = train ? 'OfTraining' : ''
  return (
    <Flex
      component="header"
      align="center"
      gap={{ base: 4, sm: 'md' }}
      h={56}
      px={{ base: 4, sm: 20 }}
      bg="var(--dark)"
      c="var(--on-dark)"
      style={{ borderBottom: '1px solid var(--dark-line)' }}
    >
      <SiteLink
        className={styles['icon']}
        {...back}
        aria-label={t(
          courseSign === null ? `lesson.backToCourses${ofTraining}` : `lesson.back${ofTraining}`,
        )}
      >
        <IconChevronLeft size={24} aria-hidden />
      </SiteLink>
      <Box flex={1} miw={0} lh={1.35}>
        <Box className="clip" component="p" fw={600}>
          {courseName}
        </Box>
        <Box className="clip" component="p" c="var(--on-dark-2)" fz="xs">
          {chapter}
        </Box>
      </Box>
      {status === 'visitor' ? null : <Own />}
      {drawMenu(styles['icon'])}
    </Flex>
  )
}
