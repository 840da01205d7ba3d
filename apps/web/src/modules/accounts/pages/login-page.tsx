import { useRouter, useSearch } from '@tanstack/react-router'
import { safeReturnUrl, useDevice, usePageTitle, useSession } from '@titian/site'
import { HeroArt } from '@titian/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { publicReturn, staffReturn, teacherWay } from '../login/after-sign-in.ts'
import { formOf, type FormType } from '../forms/form-machine.ts'
import type { SignedInAs } from '../forms/form-props.ts'
import type { PanelWays } from '../forms/panel-ways.ts'
import { CloseCorner } from '../parts/close-corner.tsx'
import { SignInDialog } from '../parts/sign-in-dialog.tsx'
import { SignInPanel } from '../parts/sign-in-panel.tsx'
import styles from './login-page.module.css'

const shown = ['regist', 'forget', 'forget_password']

type Search = Record<string, unknown>
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** ACC-190: the provider leads back here; what it brought serves once and goes from the address. */
function useScanned(search: Search) {
  const router = useRouter()
  const [scanned] = useState(() =>
    search['social'] === '1'
      ? { code: textOf(search['code']), state: textOf(search['state']) }
      : undefined,
  )
  useEffect(() => {
    if (!scanned) return
    const url = textOf(search['url']) || undefined
    void router.navigate({ to: paths.login, search: { url }, replace: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the address as it was
  }, [])
  return scanned
}

/** Where each end of a form leads to from this page. */
function useWays(url: string | null) {
  const router = useRouter()
  const { refresh } = useSession()
  const isPhone = useDevice() === 'mobile'
  const leave = async (href: string) => {
    await refresh()
    await router.navigate({ href, replace: true })
  }
  const afterRegistration = url === null ? linkTo.learningCenter() : safeReturnUrl(url)
  const ways: PanelWays = {
    returnUrl: url,
    onSignedIn: (as: SignedInAs) => {
      const way = teacherWay(as, url) ?? safeReturnUrl(url)
      if (way.startsWith('/teacher/') || staffReturn(way) !== null) location.assign(way)
      else void leave(way)
    },
    onRegistered: () => {
      if (!isPhone) return 'confirm'
      // ACC-099, ACC-100: a phone goes back, or on.
      if (url === null && router.history.canGoBack()) {
        void refresh()
        router.history.back()
      } else void leave(afterRegistration)
      return 'gone'
    },
    onGoOn: () => void leave(afterRegistration),
  }
  return ways
}

/** FRM-024 to FRM-026: a page on a phone, a dialog on a branded ground on a desktop. */
export function LoginPage() {
  const { t } = useTranslation('accounts')
  const router = useRouter()
  const isPhone = useDevice() === 'mobile'
  const search: Search = useSearch({ strict: false })
  const url = textOf(search['url']) || null
  const social = useScanned(search)
  const ways = useWays(url)
  const start = formOf(search['form'])
  usePageTitle(t('page'))

  const close = () => {
    const staffSite = staffReturn(url)
    if (staffSite === null) void router.navigate({ href: publicReturn(url), replace: true })
    else location.assign(staffSite)
  }
  const remember = (type: FormType) => {
    const form = shown.includes(type) ? type : undefined
    const to = { to: paths.login, search: { url: url ?? undefined, form }, replace: true }
    void router.navigate(to)
  }
  if (!isPhone) {
    return (
      <div className={styles['ground']}>
        <h1 className="visually-hidden">{t('page')}</h1>
        <HeroArt seed="hero-teratai-5" />
        <SignInDialog {...{ ...ways, start, social }} opened onClose={close} isLoginPath />
      </div>
    )
  }
  return (
    <SignInPanel
      {...{ ...ways, start, social }}
      isLoginPath
      onForm={remember}
      corner={<CloseCorner onClose={close} />}
      renderHeading={(text) => <h1>{text}</h1>}
    />
  )
}
