import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDots } from '@tabler/icons-react'
import { useNarrow } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** FRM-449: what can be done with a list besides its main act, on a phone behind one button. */
export function FoldedActs({ children }: { children: ReactNode }) {
  const { t } = useTranslation('staff')
  const isPhone = useNarrow()
  const [opened, { toggle }] = useDisclosure(false)
  if (!isPhone) return children
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDots size={18} aria-hidden />}
        aria-expanded={opened}
        onClick={toggle}
      >
        {t('moreActs')}
      </Button>
      {opened ? children : null}
    </>
  )
}
