import { Box } from '@mantine/core'
import { usePhoneLayout } from '@titian/site'
import type { ReactNode } from 'react'
import { ActButton, type Act } from './act-button.tsx'
import styles from './phone-bar.module.css'

/** On a phone, price and action are in a bar at the bottom. */
export function PhoneBar({ act, children }: { act: Act; children: ReactNode }) {
  const phone = usePhoneLayout()
  if (!phone) return null
  return (
    <>
      {/* Reserves space, so that the bar covers no content. */}
      <Box h={88} aria-hidden />
      <div className={`${styles['bar']} save-bar`} data-note={act.kind === 'note' || undefined}>
        {children}
        <ActButton act={act} inBar />
      </div>
    </>
  )
}
