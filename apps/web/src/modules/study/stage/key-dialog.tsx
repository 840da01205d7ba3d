import { Kbd, Modal, Table } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

const keys = [
  ['playOrPause', ['k']],
  ['jumpFive', ['←', '→']],
  ['jumpTen', ['j', 'l']],
  ['tenth', ['0', '9']],
  ['volume', ['↑', '↓']],
  ['mute', ['m']],
  ['speed', ['<', '>']],
  ['captions', ['c']],
  ['fullScreen', ['f']],
  ['smallWindow', ['i']],
  ['note', ['n']],
  ['help', ['?']],
] as const

interface KeyDialogProps {
  opened: boolean
  onClose: () => void
  /** Whether notes are possible; not in a preview. */
  notes?: boolean
}

/** CRS-202: lists the keys of the player. */
export function KeyDialog({ opened, onClose, notes = true }: KeyDialogProps) {
  const { t } = useTranslation(['study', 'site'])
  const before = useRef<Element | null>(null)
  useEffect(() => {
    if (opened) before.current = document.activeElement
  }, [opened])
  const close = () => {
    onClose()
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      // Mantine returns the focus after a delay, in which the next key would be lost.
      returnFocus={false}
      // While fading out, the dialog would take the focus and the next letters and clicks.
      transitionProps={{ duration: 0 }}
      title={t('keys.title')}
      closeButtonProps={{ 'aria-label': t('site:close') }}
      // In full screen only elements inside the player are visible.
      portalProps={{ target: (document.fullscreenElement as HTMLElement | null) ?? undefined }}
    >
      <Table>
        <Table.Tbody>
          {keys
            .filter(([name]) => notes || name !== 'note')
            .map(([name, of]) => (
              <Table.Tr key={name}>
                <Table.Th scope="row" fw={400}>
                  {t(`keys.${name}`)}
                </Table.Th>
                <Table.Td ta="end">
                  {of.map((one) => (
                    <Kbd key={one} ms={6}>
                      {one}
                    </Kbd>
                  ))}
                </Table.Td>
              </Table.Tr>
            ))}
        </Table.Tbody>
      </Table>
      <p className="meta">{t('keys.where')}</p>
    </Modal>
  )
}
