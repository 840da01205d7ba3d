import { Box } from '@mantine/core'
import { usePhoneLayout } from '@titian/site'
import type { ReactNode } from 'react'
import { ActButton, type Act } from './act-button.tsx'
import styles from './phone-bar.module.css'

/** On a phone the price and the act stay under the thumb. */
export function PhoneBar({ act, children }: { act: Act; children: ReactNode }) {
  const phone = usePhoneLayout()
  if (!phone) return null
  return (
    <>
      {/* Keeps the end of the page clear of the bar. */}
      <Box h={88} aria-hidden />
      <div className={`${styles['bar']} save-bar`} data-note={act.kind === 'note' || undefined}>
        {children}
        <ActButton act={act} inBar />
      </div>
    </>
  )
}
