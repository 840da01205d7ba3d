import { Button } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { IconDots } from '@tabler/icons-react'
import { useNarrow } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface FoldedActsProps {
  /**
   * The text of the menu button. It is needed where “More actions” would be vague, or is the text
   * of another button.
   */
  label?: string
  /**
   * True for buttons beside the title of a page. On a tablet too, they are folded into a menu,
   * because they would fill two uneven lines.
   */
  inHead?: boolean
  /** False if there is only one action, which needs no menu. */
  folds?: boolean
  children: ReactNode
}

/** Matches windows that are too narrow for the side bar and four buttons beside a title. */
const tablet = '(max-width: 1199px)'

/** FRM-449: the less important actions of a list. On a phone, one button opens them. */
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
