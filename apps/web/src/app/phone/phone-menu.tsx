import { IconMenu2 } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './phone-header.module.css'

// A phone loads it when it is first opened.
const SheetOfMenus = lazy(() =>
  import('./phone-sheets.tsx').then(({ MenuSheet }) => ({ default: MenuSheet })),
)

/** FRM-187: the drawer and its button, in every header of a phone. */
export function PhoneMenu({ className = styles['icon'] }: { className?: string | undefined }) {
  const { t } = useTranslation('app')
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // The sheet is gone at once and cannot give the focus back itself.
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={t('menu')}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <IconMenu2 size={22} aria-hidden />
      </button>
      <Suspense>
        {open ? <SheetOfMenus onClose={close} onFollow={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  )
}
