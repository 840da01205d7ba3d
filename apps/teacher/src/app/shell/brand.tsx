import { SiteLink, useSchool } from '@titian/site'
import { LogoMark } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../paths.ts'
import styles from './brand.module.css'

/** What this site is, and whose. */
export function Brand() {
  const { baseInfo } = useSchool()
  const { t } = useTranslation('app')
  return (
    <SiteLink href={linkTo.teachingCenter()} className={styles['brand']}>
      {baseInfo?.logo ? (
        <img className={styles['logo']} src={baseInfo.logo} alt="" />
      ) : (
        <LogoMark />
      )}
      <span className={styles['name']}>
        <span className={styles['title']}>{t('name')}</span>
        <small className={styles['small']}>{baseInfo?.title ?? 'Titian'}</small>
      </span>
    </SiteLink>
  )
}
