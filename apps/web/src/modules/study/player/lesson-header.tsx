import { Box } from '@mantine/core'
import { PhoneMenuContext, SiteLink } from '@titian/site'
import { IconChevronLeft, IconLayoutDashboard } from '@tabler/icons-react'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import styles from './lesson-page.module.css'

interface LessonHeaderProps {
  courseSign: string | null
  courseName: string
  chapter: string
}

/** FRM-081: the college layout has a header of its own. */
export function LessonHeader({ courseSign, courseName, chapter }: LessonHeaderProps) {
  const { t } = useTranslation('study')
  const drawMenu = useContext(PhoneMenuContext)
  const back = courseSign === null ? linkTo.learningCourses() : linkTo.courseDetail(courseSign)
  return (
    <header className={styles['header']}>
      <SiteLink
        className={styles['back']}
        {...back}
        aria-label={courseSign === null ? t('lesson.backToCourses') : t('lesson.back')}
      >
        <IconChevronLeft size={24} aria-hidden />
      </SiteLink>
      <div className={styles['names']}>
        <p className="clip">{courseName}</p>
        <Box className="clip" component="p" c="var(--on-dark-2)" fz="xs">
          {chapter}
        </Box>
      </div>
      <SiteLink
        className={styles['me']}
        {...linkTo.learningCenter()}
        aria-label={t('center.title')}
      >
        <IconLayoutDashboard size={22} aria-hidden />
        <span className="only-desk">{t('center.title')}</span>
      </SiteLink>
      {drawMenu(styles['menu'])}
    </header>
  )
}
