import { Flex } from '@mantine/core'
import { useSchool } from '@titian/site'
import { Art, PageWidth, type TerracesOptions } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { AlternateFooter } from './alternate-footer.tsx'
import { houseYears } from './footer-words.ts'
import { MainFooter } from './main-footer.tsx'
import styles from './school-footer.module.css'

const ridge: TerracesOptions = {
  width: 1440,
  height: 240,
  palette: 'ink',
  sky: true,
  ridge: 0.24,
  rise: 0.12,
  lean: 0.2,
  sun: false,
  accents: false,
  layers: 1,
}

/**
 * The footer that the school chose (FRM-132). A school without a phone number has no footer
 * (FRM-084).
 */
export function SchoolFooter() {
  const { t } = useTranslation('app')
  const { initial, baseInfo } = useSchool()
  if (!initial || !baseInfo?.phone) return null
  const notice =
    baseInfo.copyrightNotice ?? t('footer.rights', { years: houseYears, school: baseInfo.title })
  return (
    <footer className={styles['footer']}>
      <div className={styles['ridge']}>
        <Art className={styles['line']} seed="footer-line" drawing={ridge} />
      </div>
      <PageWidth>
        {initial.footerKind === 'main' ? (
          <MainFooter school={baseInfo} />
        ) : (
          <AlternateFooter school={baseInfo} />
        )}
        <Flex
          wrap="wrap"
          justify="space-between"
          rowGap="xs"
          columnGap="lg"
          py={20}
          fz="xs"
          style={{ borderTop: '1px solid var(--dark-line)' }}
        >
          <span>{notice}</span>
          {initial.licenceNumber ? (
            <span>{t('footer.licence', { number: initial.licenceNumber })}</span>
          ) : null}
          {initial.registrationNumber ? <span>{initial.registrationNumber}</span> : null}
        </Flex>
      </PageWidth>
    </footer>
  )
}
