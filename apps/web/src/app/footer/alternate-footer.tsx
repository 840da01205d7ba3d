import { Box, Flex } from '@mantine/core'
import type { SchoolBaseInfo } from '@titian/contract'
import { keepNumbersWhole, LanguageRow, SiteLink } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { Brand } from '../header/brand.tsx'
import { CodePicture } from './code-picture.tsx'
import { footerLists, type FooterLink } from './footer-lists.ts'
import { withColon } from './footer-words.ts'
import styles from './school-footer.module.css'

function ListLink({ label, title, href }: FooterLink) {
  const { t } = useTranslation('app')
  const text = title ?? t(`footer.${label}`)
  // A mailto link is opened by the browser, not by the router.
  return href.startsWith('mailto:') ? (
    <a href={href} className={styles['link']}>
      {text}
    </a>
  ) : (
    <SiteLink href={href} className={styles['link']}>
      {text}
    </SiteLink>
  )
}

/** FRM-120: the alternate footer with logo, contact, three lists and languages. */
export function AlternateFooter({ school }: { school: SchoolBaseInfo }) {
  const { t } = useTranslation('app')
  return (
    <div className={styles['columns']}>
      <div className={styles['about']}>
        <Brand transparent whole />
        {school.address ? <p>{withColon(school.address, t('footer.colon'))}</p> : null}
        <Flex component="p" className="num" wrap="wrap" columnGap="md">
          {school.phone ? (
            <a className={styles['link']} href={`tel:${school.phone.replaceAll(/[^\d+]/g, '')}`}>
              {keepNumbersWhole(school.phone)}
            </a>
          ) : null}
          {school.email ? (
            <a className={styles['link']} href={`mailto:${school.email}`}>
              {school.email}
            </a>
          ) : null}
        </Flex>
        {school.socialLinks.length > 0 ? (
          <Flex component="ul" wrap="wrap" columnGap="md" aria-label={t('footer.social')}>
            {school.socialLinks.map(({ name, url }) => (
              <li key={url}>
                <SiteLink href={url} newTab className={styles['link']}>
                  {name}
                </SiteLink>
              </li>
            ))}
          </Flex>
        ) : null}
        <LanguageRow />
      </div>
      {footerLists(school).map(({ title, links }) => (
        <nav key={title} aria-label={t(`footer.${title}`)}>
          <Box component="h2" mb="xs" c="var(--on-dark)" fz="sm" tt="uppercase">
            {t(`footer.${title}`)}
          </Box>
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <ListLink {...link} />
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <CodePicture src={school.appImage} label={t('footer.app')} />
    </div>
  )
}
