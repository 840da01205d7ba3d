import { Button } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { IconDots } from '@tabler/icons-react'
import { useNarrow } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface FoldedActsProps {
  /** Where “More actions” says too little, or the page has that button already. */
  label?: string
  /** Beside a title, where a tablet has too little room as well: they would break into two uneven lines. */
  inHead?: boolean
  /** A single act needs no button that hides it. */
  folds?: boolean
  children: ReactNode
}

/** Up to the width at which the side bar and four buttons beside a title have room. */
const tablet = '(max-width: 1199px)'

/** FRM-449: what can be done with a list besides its main act, on a phone behind one button. */
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
