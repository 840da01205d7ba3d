import { SiteLink, useSchool } from '@titian/site'
import { LogoMark } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../paths.ts'
import styles from './brand.module.css'

interface BrandProps {
  /** Takes the logo made for dark or busy ground (FRM-136). */
  transparent?: boolean
  plain?: boolean
}

/** The school's logo and name; without a logo of its own, three terraces in its colour. */
export function Brand({ transparent = false, plain = false }: BrandProps) {
  const { baseInfo } = useSchool()
  const { t } = useTranslation('app')
  const own = transparent ? (baseInfo?.transparentLogo ?? baseInfo?.logo) : baseInfo?.logo
  const content = (
    <>
      {own ? <img className={styles['logo']} src={own} alt="" /> : <LogoMark />}
      <span className={styles['name']}>
        <span className={styles['title']}>{baseInfo?.title ?? 'Titian'}</span>
        <small className={styles['small']}>{t('product')}</small>
      </span>
    </>
  )
  if (plain) return <span className={styles['brand']}>{content}</span>
  return (
    <SiteLink href={linkTo.home()} className={styles['brand']}>
      {content}
    </SiteLink>
  )
}
