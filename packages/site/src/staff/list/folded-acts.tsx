import { Button } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { IconDots } from '@tabler/icons-react'
import { useNarrow } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface FoldedActsProps {
  /** Where “More actions” is too vague, or the page already has that button. */
  label?: string
  /** Buttons beside a title: on a tablet they would also break into two uneven lines. */
  inHead?: boolean
  /** A single action needs no menu button. */
  folds?: boolean
  children: ReactNode
}

/** Up to the width at which the side bar and four buttons beside a title fit. */
const tablet = '(max-width: 1199px)'

/** FRM-449: the secondary actions of a list; on a phone behind one button. */
export function FoldedActs({ children, label, inHead = false, folds = true }: FoldedActsProps) {
  const { t } = useTranslation('staff')
  const isPhone = useNarrow()
  const isTablet = useMediaQuery(tablet, false, { getInitialValueInEffect: false })
  const [opened, { toggle }] = useDisclosure(false)
  if (!folds || !(isPhone || (inHead && isTablet))) return children
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDots size={18} aria-hidden />}
        aria-expanded={opened}
        onClick={toggle}
      >
        {label ?? t('moreActs')}
      </Button>
      {opened ? children : null}
    </>
  )
}
