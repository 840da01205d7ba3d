import { MantineProvider } from '@mantine/core'
import { useEffect, useMemo, type ReactNode } from 'react'
import { PrimaryContext } from './art/art.tsx'
import { firstUse } from './first-use.ts'
import { NarrowContext } from './layout/use-narrow.ts'
import { createTitianTheme, titianVariables, type UiLanguage } from './theme.ts'
import { ToastPlace } from './toast-place.tsx'

export interface TitianProviderProps {
  /** The school's colour in hexadecimal; the default colour if missing. */
  primary?: string
  language: UiLanguage
  /**
   * The nonce of the page. Without it, the content security policy refuses every style that a
   * script adds.
   */
  nonce?: string
  /** Whether the window is assumed to be narrow until its width is known. */
  narrow?: boolean
  children: ReactNode
}

/**
 * Dialogs lock the page's scroll with their own style element, which reads its nonce only from this
 * name.
 */
function setNonce(nonce: string | undefined) {
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce })
}

/**
 * Loaded when the user first interacts with the page; it is called with the element that had the
 * focus until then.
 */
function useFocusKeeper() {
  useEffect(() => {
    let isOver = false
    let isBegun = false
    let end: (() => void) | undefined
    let holder: Element | null = null
    const note = ({ target }: FocusEvent) => {
      holder = target instanceof Element ? target : null
    }
    // A click on an empty area removes the focus on purpose.
    const letGo = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && holder?.contains(target))) holder = null
    }
    // An element that was focused before the listeners existed caused no event.
    const use = () => {
      const { activeElement } = document
      if (activeElement !== document.body) holder = activeElement
      void start()
    }
    const stopNoting = () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', letGo, { capture: true })
      document.removeEventListener('click', use, { capture: true })
    }
    document.addEventListener('focusin', note)
    document.addEventListener('pointerdown', letGo, { capture: true })
    document.addEventListener('click', use, { capture: true })
    async function start() {
      if (isBegun || isOver) return
      isBegun = true
      const { attend } = await import('./focus/attend.ts')
      stopNoting()
      if (!isOver) end = attend(holder)
    }
    void firstUse().then(start)
    return () => {
      isOver = true
      stopNoting()
      end?.()
    }
  }, [])
}

export function TitianProvider({
  primary,
  language,
  nonce,
  narrow = false,
  children,
}: TitianProviderProps) {
  const theme = useMemo(() => createTitianTheme(primary, language), [primary, language])
  setNonce(nonce)
  useFocusKeeper()
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      cssVariablesResolver={titianVariables}
      getStyleNonce={() => nonce ?? ''}
    >
      <ToastPlace />
      <PrimaryContext value={primary}>
        <NarrowContext value={narrow}>{children}</NarrowContext>
      </PrimaryContext>
    </MantineProvider>
  )
}
