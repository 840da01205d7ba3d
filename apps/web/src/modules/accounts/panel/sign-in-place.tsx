import { Box, Flex } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useId, useRef } from 'react'
import { CloseCorner } from './close-corner.tsx'
import { SignInPanel, type SignInPanelProps } from './sign-in-panel.tsx'
import styles from './sign-in-panel.module.css'

interface SignInPlaceProps extends Omit<SignInPanelProps, 'corner' | 'renderHeading' | 'wide'> {
  onClose: () => void
}

/**
 * The sign-in on the login page (ACC-014, ACC-249). It looks like a dialog but is the page itself:
 * it does not trap the focus or lock the page, and the server renders it.
 */
export function SignInPlace({ onClose, ...panel }: SignInPlaceProps) {
  const place = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useWindowEvent('keydown', ({ key, isComposing, target }) => {
    const dialog = target instanceof Element ? target.closest('dialog, [role="dialog"]') : null
    // If the panel has opened another dialog, Escape closes that dialog first.
    const isOurs = dialog === null || dialog === place.current
    if (key === 'Escape' && !isComposing && isOurs) onClose()
  })
  return (
    <Flex
      className={styles['dialog']}
      pos="fixed"
      inset={0}
      align="center"
      justify="center"
      px="5vw"
      py={24}
      bg="var(--scrim)"
    >
      <Box
        ref={place}
        component="dialog"
        open
        aria-modal
        aria-labelledby={heading}
        pos="static"
        m={0}
        p={0}
        c="inherit"
        flex="0 0 444px"
        maw="100%"
        mah="100%"
        bg="var(--surface)"
        bdrs="xl"
        bd={0}
        style={{ overflowY: 'auto', boxShadow: 'var(--sh2)' }}
      >
        <SignInPanel
          {...panel}
          key={panel.start}
          corner={<CloseCorner onClose={onClose} />}
          renderHeading={(text) => <h2 id={heading}>{text}</h2>}
          isLoginPath
        />
      </Box>
    </Flex>
  )
}
