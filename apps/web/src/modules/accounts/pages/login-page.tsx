import { ActionIcon } from '@mantine/core'
import { useRouter, useSearch } from '@tanstack/react-router'
import { IconX } from '@tabler/icons-react'
import { safeReturnUrl, useDevice, usePageTitle, useSession } from '@titian/site'
import { HeroArt } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { publicReturn, teacherWay } from '../forms/after-sign-in.ts'
import { formOf, type FormType } from '../forms/form-machine.ts'
import type { SignedInAs } from '../forms/form-props.ts'
import { SignInDialog } from '../parts/sign-in-dialog.tsx'
import { SignInPanel } from '../parts/sign-in-panel.tsx'
import panelStyles from '../parts/sign-in-panel.module.css'
import styles from './login-page.module.css'

const shown = ['regist', 'forget', 'forget_password']

/** FRM-024 to FRM-026: a page on a phone, a dialog on a branded ground on a desktop. */
export function LoginPage() {
  const { t } = useTranslation('accounts')
  const router = useRouter()
  const { refresh } = useSession()
  const isPhone = useDevice() === 'mobile'
  const search: Record<string, unknown> = useSearch({ strict: false })
  const url = typeof search['url'] === 'string' ? search['url'] : null
  const start = formOf(search['form'])
  usePageTitle(t('page'))

  const leave = async (href: string) => {
    await refresh()
    await router.navigate({ href, replace: true })
  }
  const close = () => void router.navigate({ href: publicReturn(url), replace: true })
  const signedIn = (as: SignedInAs) => {
    const way = teacherWay(as, url) ?? safeReturnUrl(url)
    if (way.startsWith('/teacher/')) location.assign(way)
    else void leave(way)
  }
  const afterRegistration = url === null ? linkTo.learningCenter() : safeReturnUrl(url)
  const registered = () => {
    if (!isPhone) return 'confirm' as const
    // ACC-099, ACC-100: a phone goes back, or on.
    if (url === null && router.history.canGoBack()) {
      void refresh()
      router.history.back()
    } else void leave(afterRegistration)
    return 'gone' as const
  }
  const remember = (type: FormType) => {
    const form = shown.includes(type) ? type : undefined
    void router.navigate({
      to: paths.login,
      search: { url: url ?? undefined, form },
      replace: true,
    })
  }
  const ways = {
    start,
    onSignedIn: signedIn,
    onRegistered: registered,
    onGoOn: () => void leave(afterRegistration),
  }

  if (!isPhone) {
    return (
      <div className={styles['ground']}>
        <h1 className="visually-hidden">{t('page')}</h1>
        <HeroArt seed="hero-teratai-5" />
        <SignInDialog opened onClose={close} {...ways} />
      </div>
    )
  }
  const corner = (
    <ActionIcon className={panelStyles['close']} size="lg" aria-label={t('close')} onClick={close}>
      <IconX size={20} aria-hidden />
    </ActionIcon>
  )
  return (
    <SignInPanel
      {...ways}
      onForm={remember}
      corner={corner}
      renderHeading={(text) => <h1>{text}</h1>}
    />
  )
}
