import { SiteLink, useSchool } from '@titian/site'
import { LogoMark } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../paths.ts'
import styles from './brand.module.css'

interface BrandProps {
  /** Uses the logo for dark or busy backgrounds (FRM-136). */
  transparent?: boolean
  /** Wraps a long name instead of truncating it. */
  whole?: boolean
}

/** The school's logo and name. A school without a logo has a default shape in its colour. */
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
