import { ActionIcon, Button, Group } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { Note, useNarrow } from '@titian/ui'
import { Children, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../format/formats.ts'
import { FoldedActs } from './folded-acts.tsx'
import styles from './list.module.css'
import type { Selection } from './use-selection.ts'

interface SelectionBarProps<Row> {
  selection: Pick<
    Selection<Row>,
    'count' | 'isAll' | 'total' | 'offersAll' | 'page' | 'has' | 'toggle' | 'chooseAll' | 'clear'
  >
  /**
   * The maximum number of rows of one action. If more are selected, the bar says so, and the page
   * disables its actions.
   */
  most?: number
  /** The actions, which apply to the selected rows only. */
  children: ReactNode
}

/**
 * A button that clears the selection. On a phone it shows a cross, because a text would leave no
 * space for the actions.
 */
function ClearButton({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('staff')
  const label = t('selection.clear')
  return useNarrow() ? (
    <ActionIcon variant="subtle" color="neutral" aria-label={label} title={label} onClick={onClear}>
      <IconX size={20} aria-hidden />
    </ActionIcon>
  ) : (
    <Button variant="subtle" color="neutral" onClick={onClear}>
      {label}
    </Button>
  )
}

/**
 * FRM-328: how many rows of a list are selected, and the actions on them; for `bar` of
 * `ListSurface`.
 */
export function SelectionBar<Row>({
  selection,
  most = Infinity,
  children,
}: SelectionBarProps<Row>) {
  const { count, isAll, total, offersAll, page, has, toggle, chooseAll, clear } = selection
  const { t } = useTranslation('staff')
  const { number } = useFormats()
  const words = { count, number: number(count) }
  const shown = {
    'aria-label': t('selection.label'),
    className: `save-bar ${styles['chosen']}`,
    px: 'md',
    py: 'xs',
    style: { borderBottom: '1px solid var(--line)' },
  }
  return (
    <Group component="section" gap="sm" {...(count > 0 ? shown : {})}>
      {/* The bar exists before a row is selected, because screen readers do not announce a live
          region that appears together with its text. */}
      <b className="num" aria-live="polite">
        {count > 0 ? t(isAll ? 'selection.allChosen' : 'selection.chosen', words) : null}
      </b>
      {count > 0 ? (
        <>
          <ClearButton onClear={clear} />
          {/* FRM-482: on a phone several actions would take more lines of the sticky bar. */}
          <FoldedActs label={t('selection.acts')} folds={Children.count(children) > 1}>
            {offersAll ? (
              <Button variant="subtle" onClick={chooseAll}>
                {t('selection.chooseAll', { count: total, number: number(total) })}
              </Button>
            ) : null}
            {/* Rows that are shown as cards have no header, and so no checkbox for all rows. */}
            {isAll || page.every(has) ? null : (
              <Button variant="subtle" onClick={() => toggle(page, true)}>
                {t('selection.choosePage')}
              </Button>
            )}
            {children}
          </FoldedActs>
        </>
      ) : null}
      {count > most ? (
        <Note tone="warn" live>
          {t('selection.tooMany', { count: most, number: number(most) })}
        </Note>
      ) : null}
    </Group>
  )
}
