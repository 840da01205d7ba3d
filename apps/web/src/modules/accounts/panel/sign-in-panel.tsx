import { Box, Flex, Stack } from '@mantine/core'
import { LanguageRow } from '@titian/site'
import { Cover, Note } from '@titian/ui'
import { startTransition, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recovery } from '../recovery/forget-form.tsx'
import { nextForm, viewOf, type FormEvent, type FormType } from '../forms/form-machine.ts'
import type { PanelHandlers } from './panel-handlers.ts'
import { PanelForm } from './panel-form.tsx'
import styles from './sign-in-panel.module.css'
import { useEnterSubmits } from './use-enter-submits.ts'

export interface SignInPanelProps extends PanelHandlers {
  start: FormType
  onForm?: (type: FormType) => void
  /** Renders the heading. A dialog and a page do this differently. */
  renderHeading: (text: string) => ReactNode
  corner: ReactNode
  /** Places the art beside the form instead of above it. */
  wide?: boolean
  /** ACC-027: on the login page Enter submits wherever the focus is. */
  isLoginPath?: boolean
}

const art = { width: 444, height: 148, sky: true, ridge: 0.4 } as const
const dawn = { ...art, palette: 'dawn' } as const
const paddy = { ...art, palette: 'paddy' } as const

const titles: Partial<Record<FormType, FormType>> = {
  forget_password: 'forget',
  authentication: 'authentication_student',
}

/** ACC-010: the panel with all sign-in forms. */
export function SignInPanel(props: SignInPanelProps) {
  const {
    start,
    onForm,
    renderHeading,
    corner,
    wide = false,
    isLoginPath = false,
    ...handlers
  } = props
  const { t } = useTranslation('accounts')
  const [type, setType] = useState(start)
  const [recovery, setRecovery] = useState<Recovery | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const top = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  const view = viewOf(type)
  useEnterSubmits(panel, isLoginPath)

  const go = (event: FormEvent) => {
    const next = nextForm(type, event)
    if (next === type) return
    // The form stays on screen until the next one has loaded.
    startTransition(() => {
      if (event !== 'codeLost') setProblem(null)
      if (next === 'login') setRecovery(null)
      setType(next)
    })
    onForm?.(next)
  }

  useEffect(() => {
    // The dialog or page focuses the first form. For each later form, the panel focuses the
    // heading.
    if (!isFirst.current) top.current?.focus()
    isFirst.current = false
  }, [view])

  return (
    <div
      ref={panel}
      className={styles['panel']}
      data-wide={wide || undefined}
      data-long={view === 'regist' || undefined}
    >
      <div className={styles['band']}>
        <Cover
          seed={view === 'regist' ? 'register-1' : 'login-2'}
          ratio={3}
          drawing={view === 'regist' ? paddy : dawn}
          eager
        />
      </div>
      <Box
        pos="absolute"
        top={{ base: 8, sm: 12 }}
        left={{ base: 8, sm: 'auto' }}
        right={{ base: 'auto', sm: 12 }}
      >
        {corner}
      </Box>
      <Stack className={styles['inside']}>
        <div ref={top} tabIndex={-1} className={styles['heading']}>
          {renderHeading(t(`title.${titles[type] ?? type}`))}
        </div>
        {isLoginPath ? (
          <noscript>
            <Note>{t('needsScript')}</Note>
          </noscript>
        ) : null}
        <Suspense>
          <PanelForm
            {...handlers}
            type={type}
            go={go}
            recovery={recovery}
            problem={problem}
            onVerified={(found) => {
              setRecovery(found)
              go('verified')
            }}
            onCodeLost={(text) => {
              setProblem(text)
              go('codeLost')
            }}
          />
        </Suspense>
        {isLoginPath ? (
          <Flex
            justify="center"
            pt="xs"
            c="var(--text-2)"
            fz="sm"
            style={{ borderTop: '1px solid var(--line)' }}
          >
            <LanguageRow />
          </Flex>
        ) : null}
      </Stack>
    </div>
  )
}
