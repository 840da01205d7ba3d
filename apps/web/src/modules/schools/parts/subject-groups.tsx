import { Box, ThemeIcon } from '@mantine/core'
import type { CourseType } from '@titian/contract'
import { SiteLink, useFormats } from '@titian/site'
import { CardLink, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import styles from './home.module.css'
import { MoreLink } from './more-link.tsx'
import { SubjectIcon } from './subject-icon.tsx'

/** The subjects as cards, so that visitors choose a goal before a course. */
export function SubjectGroups({ types }: { types: CourseType[] }) {
  const { t } = useTranslation('schools')
  const { number } = useFormats()
  const courses = types.reduce((sum, type) => sum + type.courses, 0)
  return (
    <section aria-labelledby="home-groups">
      <SectionHead
        id="home-groups"
        title={t('home.groups')}
        lead={t('home.groupsLead', { groups: number(types.length), courses: number(courses) })}
        more={<MoreLink {...linkTo.courseList()}>{t('home.all')}</MoreLink>}
      />
      <ul className={styles['groups']}>
        {types.map((type) => (
          <li key={type.sign}>
            <CardLink
              component={SiteLink}
              {...linkTo.courseList({ courseTypeSign: type.sign })}
              className={styles['group']}
            >
              <ThemeIcon size={44} radius={10} color="var(--primary-tint)" c="var(--primary-text)">
                <SubjectIcon name={type.icon} />
              </ThemeIcon>
              <Box component="b" flex={1} mih="2.7em" fz="0.9375rem" lh={1.35}>
                {type.name}
              </Box>
              <span className="meta num">{t('home.courses', { count: type.courses })}</span>
            </CardLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
