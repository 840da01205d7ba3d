import type { SchoolBaseInfo } from '@titian/contract'
import { LanguageRow, SiteLink } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../paths.ts'
import { Brand } from './brand.tsx'
import { CodePicture } from './code-picture.tsx'
import styles from './school-footer.module.css'

type Lists = { title: string; links: { label: string; href: string }[] }[]

function useLists(): Lists {
  const { t } = useTranslation('app')
  const link = (label: string, href: string) => ({ label: t(`footer.${label}`), href })
  return [
    {
      title: t('footer.content'),
      links: [
        link('courses', linkTo.courseList()),
        link('newCourses', linkTo.courseList({ hotType: 'new' })),
        link('freeCourses', linkTo.courseList({ isFree: 1 })),
      ],
    },
    {
      title: t('footer.learn'),
      links: [
        link('learningCenter', linkTo.learningCenter()),
        link('myCourses', linkTo.learningCourses()),
      ],
    },
    {
      title: t('footer.help'),
      links: [
        link('agreement', linkTo.agreement(1)),
        link('privacy', linkTo.agreement(2)),
        link('refund', linkTo.agreement(3)),
      ],
    },
  ]
}

/** FRM-120: logo, contact, the three lists, languages. */
export function AlternateFooter({ school }: { school: SchoolBaseInfo }) {
  const { t } = useTranslation('app')
  return (
    <div className={styles['columns']}>
      <div className={styles['about']}>
        <Brand transparent whole />
        {school.address ? <p>{school.address}</p> : null}
        <p className={`${styles['contact']} num`}>
          {school.phone ? (
            <a href={`tel:${school.phone.replaceAll(/[^\d+]/g, '')}`}>{school.phone}</a>
          ) : null}
          {school.email ? <a href={`mailto:${school.email}`}>{school.email}</a> : null}
        </p>
        <LanguageRow />
      </div>
      {useLists().map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h2 className={styles['heading']}>{title}</h2>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <SiteLink href={href} className={styles['link']}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <CodePicture src={school.appImage} label={t('footer.app')} />
    </div>
  )
}
