import { FocusTrap, Portal } from '@mantine/core'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { CloseCorner } from './close-corner.tsx'
import { SignInPanel, type SignInPanelProps } from './sign-in-panel.tsx'
import styles from './sign-in-panel.module.css'
import { usePlaceBelow } from './use-place-below.ts'

interface SignInDropdownProps extends Omit<SignInPanelProps, 'corner' | 'renderHeading' | 'wide'> {
  /** The button in the header. */
  under: HTMLElement
  onClose: () => void
}

/** ACC-015: the width in pixels; the style sheet keeps it inside the window (ACC-249). */
const width = 600

const wasTyped = (box: HTMLElement) =>
  [...box.querySelectorAll('input')].some(
    ({ type, value }) => type !== 'radio' && type !== 'checkbox' && value !== '',
  )

/**
 * ACC-015, ACC-249: opens below the button of the desktop header. When it closes, the button is
 * focused.
 */
export function SignInDropdown({ under, onClose, ...panel }: SignInDropdownProps) {
  const box = useRef<HTMLDialogElement>(null)
  const title = useId()
  const place = usePlaceBelow(under)

  useEffect(() => () => under.focus({ preventScroll: true }), [under])
  useEffect(() => {
    const outside = ({ target }: PointerEvent) => {
      if (!box.current || !(target instanceof Node)) return
      if (box.current.contains(target) || under.contains(target)) return
      // Typed text is not discarded by a click outside.
      if (!wasTyped(box.current)) onClose()
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [under, onClose])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <Portal>
      <FocusTrap active innerRef={box}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the elements inside; this only handles them when they bubble */}
        <dialog
          open
          aria-labelledby={title}
          className={styles['dropdown']}
          style={{ ...place, width }}
          onKeyDown={onKeyDown}
        >
          <SignInPanel
            key={panel.start}
            {...panel}
            wide
            corner={<CloseCorner onClose={onClose} />}
            renderHeading={(text) => <h2 id={title}>{text}</h2>}
          />
        </dialog>
      </FocusTrap>
    </Portal>
  )
}
