import { UnstyledButton } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../header/icon.module.css'
import { useSheet } from './use-sheet.ts'

// Loaded when the sheet is first opened.
const SheetOfMenus = lazy(() =>
  import('./phone-sheets.tsx').then(({ MenuSheet }) => ({ default: MenuSheet })),
)

/** FRM-187: the button and the drawer, in every header of a phone. */
export function PhoneMenu({ className = styles['icon'] }: { className?: string | undefined }) {
  const { t } = useTranslation('app')
  const { isOpen, button, open, close, follow } = useSheet()
  return (
    <>
      <UnstyledButton
        ref={button}
        className={className}
        aria-label={t('menu')}
        aria-expanded={isOpen}
        onClick={open}
      >
        <IconMenu2 size={22} aria-hidden />
      </UnstyledButton>
      <Suspense>{isOpen ? <SheetOfMenus onClose={close} onFollow={follow} /> : null}</Suspense>
    </>
  )
}
