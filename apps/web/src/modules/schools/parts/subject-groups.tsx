import type { CourseType } from '@titian/contract'
import { SiteLink, useFormats } from '@titian/site'
import { SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import styles from './home.module.css'
import { MoreLink } from './more-link.tsx'
import { SubjectIcon } from './subject-icon.tsx'

/** The fields of study: a visitor chooses an aim before a course. */
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
            <SiteLink
              {...linkTo.courseList({ courseTypeSign: type.sign })}
              className={styles['group']}
            >
              <span className={styles['groupIcon']}>
                <SubjectIcon name={type.icon} />
              </span>
              <b className={styles['groupName']}>{type.name}</b>
              <span className="meta num">{t('home.courses', { count: type.courses })}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
