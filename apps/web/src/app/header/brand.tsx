import { SiteLink, useSchool } from '@titian/site'
import { LogoMark } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../paths.ts'
import styles from './brand.module.css'

interface BrandProps {
  /** Takes the logo made for dark or busy ground (FRM-136). */
  transparent?: boolean
  /** Shows a long name on several lines instead of cutting it. */
  whole?: boolean
}

/** The school's logo and name; without a logo of its own, three terraces in its colour. */
export function Brand({ transparent = false, whole = false }: BrandProps) {
  const { baseInfo } = useSchool()
  const { t } = useTranslation('app')
  const own = transparent ? (baseInfo?.transparentLogo ?? baseInfo?.logo) : baseInfo?.logo
  const content = (
    <>
      {own ? <img className={styles['logo']} src={own} alt="" /> : <LogoMark />}
      <span className={styles['name']}>
        <span className={`clip ${styles['title']}`}>{baseInfo?.title ?? 'Titian'}</span>
        <small className={`clip ${styles['small']}`}>{t('product')}</small>
      </span>
    </>
  )
  return (
    <SiteLink {...linkTo.home()} className={styles['brand']} data-whole={whole || undefined}>
      {content}
    </SiteLink>
  )
}
