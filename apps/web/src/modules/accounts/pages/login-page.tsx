import { Box } from '@mantine/core'
import { useRouter, useSearch } from '@tanstack/react-router'
import { safeReturnUrl, useDevice, useFollowAddress, usePageTitle, useSession } from '@titian/site'
import { HeroArt } from '@titian/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { publicReturn, staffReturn, teacherAddress } from '../login/after-sign-in.ts'
import { formOf, type FormType } from '../forms/form-machine.ts'
import type { SignedInAs } from '../forms/form-props.ts'
import type { PanelHandlers } from '../panel/panel-handlers.ts'
import { CloseCorner } from '../panel/close-corner.tsx'
import { SignInPanel } from '../panel/sign-in-panel.tsx'
import { SignInPlace } from '../panel/sign-in-place.tsx'

export { loadForms } from '../panel/panel-form.tsx'

const shown = ['regist', 'forget', 'forget_password'] as const

/**
 * ACC-190: reads the code with which the provider redirects here. The code works only once, so it
 * is removed from the address.
 */
function useScanned() {
  const router = useRouter()
  const { social, code = '', state = '', url } = useSearch({ from: paths.login })
  const [scanned] = useState(() => (social === '1' ? { code, state } : undefined))
  useEffect(() => {
    if (!scanned) return
    void router.navigate({ to: paths.login, search: { url }, replace: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the original address
  }, [])
  return scanned
}

/** Returns what happens after each form of this page. */
function usePanelHandlers(url: string | null) {
  const router = useRouter()
  const follow = useFollowAddress()
  const { refresh } = useSession()
  const isPhone = useDevice() === 'mobile'
  const leave = async (href: string) => {
    await refresh()
    await follow(href, { replace: true })
  }
  const afterRegistration = url === null ? paths.learningCenter : safeReturnUrl(url)
  const handlers: PanelHandlers = {
    returnUrl: url,
    onSignedIn: (as: SignedInAs) => {
      const address = teacherAddress(as, url) ?? safeReturnUrl(url)
      if (address.startsWith('/teacher/') || staffReturn(address) !== null) location.assign(address)
      else void leave(address)
    },
    onRegistered: () => {
      if (!isPhone) return 'confirm'
      // ACC-099, ACC-100: after a registration, a phone returns to the previous page. Without a
      // previous page, it opens the usual next page.
      if (url === null && router.history.canGoBack()) {
        void refresh()
        router.history.back()
      } else void leave(afterRegistration)
      return 'gone'
    },
    onGoOn: () => void leave(afterRegistration),
  }
  return handlers
}

/** Focuses the first field of the dialog, unless the person is already typing (FRM-273). */
function useFirstFocus() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The timeout runs after the navigation has set the focus.
    const timer = setTimeout(() => {
      if (place.current?.contains(document.activeElement)) return
      place.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [])
  return place
}

/**
 * FRM-024 to FRM-026: the sign-in page: a full page on a phone, a dialog on a branded background on
 * a desktop.
 */
export function LoginPage() {
  const { t } = useTranslation('accounts')
  const router = useRouter()
  const isPhone = useDevice() === 'mobile'
  const follow = useFollowAddress()
  const search = useSearch({ from: paths.login })
  const url = search.url || null
  const social = useScanned()
  const handlers = usePanelHandlers(url)
  const start = formOf(search.form)
  const place = useFirstFocus()
  usePageTitle(t('page'))

  const close = () => {
    const staffSite = staffReturn(url)
    if (staffSite === null) void follow(publicReturn(url), { replace: true })
    else location.assign(staffSite)
  }
  const remember = (type: FormType) => {
    const form = shown.find((one) => one === type)
    const words = { url: url ?? undefined, form }
    void router.navigate({ to: paths.login, search: words, replace: true })
  }
  if (!isPhone) {
    return (
      <Box ref={place} pos="relative" mih="100dvh" style={{ overflow: 'hidden' }}>
        <h1 className="visually-hidden">{t('page')}</h1>
        <HeroArt seed="hero-teratai-5" />
        <SignInPlace {...{ ...handlers, start, social }} onClose={close} />
      </Box>
    )
  }
  return (
    <SignInPanel
      {...{ ...handlers, start, social }}
      isLoginPath
      onForm={remember}
      corner={<CloseCorner onClose={close} />}
      renderHeading={(text) => <h1>{text}</h1>}
    />
  )
}
