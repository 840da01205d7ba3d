import { useRouter, useSearch } from '@tanstack/react-router'
import {
  LanguageSwitch,
  rememberLanguage,
  safeReturnUrl,
  usePageTitle,
  useSchool,
  useSession,
} from '@titian/site'
import { HeroArt, LogoMark } from '@titian/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { SignInForm } from '../parts/sign-in-form.tsx'
import styles from './sign-in-page.module.css'

function Head() {
  const { t } = useTranslation('accounts')
  const { baseInfo } = useSchool()
  return (
    <div className={styles['head']}>
      {baseInfo?.logo ? (
        <img className={styles['logo']} src={baseInfo.logo} alt="" />
      ) : (
        <LogoMark />
      )}
      <span className={styles['name']}>
        <b className="clip">{baseInfo?.title ?? 'Titian'}</b>
        <small>{t('siteName')}</small>
      </span>
      <LanguageSwitch
        onChoose={(language) => {
          rememberLanguage(language)
          location.reload()
        }}
      />
    </div>
  )
}

/** The way into this site; whoever is signed in already goes straight through. */
export function SignInPage() {
  const { t } = useTranslation('accounts')
  const router = useRouter()
  const { status, refresh } = useSession()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const { url } = search
  const target =
    typeof url === 'string' && url !== '' && !url.startsWith(linkTo.login())
      ? safeReturnUrl(url)
      : linkTo.reviews()
  usePageTitle(t('title'))
  useEffect(() => {
    if (status !== 'visitor') void router.navigate({ href: target, replace: true })
  }, [status, router, target])
  return (
    <div className={styles['page']}>
      <section className={styles['panel']}>
        <Head />
        <div className={styles['box']}>
          <h1>{t('title')}</h1>
          <p className={styles['lead']}>{t('lead')}</p>
          <SignInForm onDone={() => void refresh()} />
          <a className={styles['back']} href="/">
            {t('toPublicSite')}
          </a>
        </div>
      </section>
      <div className={styles['art']}>
        <HeroArt seed="administration" />
      </div>
    </div>
  )
}
