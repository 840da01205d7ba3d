import { Button } from '@mantine/core'
import { completenessOf } from '@titian/contract'
import { useFormats } from '@titian/site'
import { ProgressBar, useNarrow } from '@titian/ui'
import type { ComponentPropsWithRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Part } from '../../data/place.ts'
import { useResume } from '../../data/use-resume.ts'
import styles from './completeness.module.css'

export interface CompletenessProps {
  /** Opens the form of a part, and the entry that lacks a field. */
  onOpen: (part: Part, entryId?: string) => void
}

/** A button with the completeness of the resume. */
export function CompletenessButton(
  props: Omit<ComponentPropsWithRef<'button'>, 'color' | 'style'>,
) {
  const { t } = useTranslation('resume')
  const { detail } = useResume()
  const formats = useFormats()
  const narrow = useNarrow()
  const points = completenessOf(detail.content)
  const percent = formats.percent(points / 100)
  return (
    <Button
      variant="subtle"
      color="neutral"
      px="xs"
      aria-label={t('panels.missing.label', { percent })}
      {...props}
    >
      <span className={styles['head']}>
        {narrow ? null : (
          <>
            <span>{t('panels.missing.complete')}</span>{' '}
            {/* Hidden from screen readers, because the label contains the number. */}
            <span className={styles['bar']} aria-hidden>
              <ProgressBar value={points} label={t('panels.missing.complete')} />
            </span>{' '}
          </>
        )}
        <b className="num">{percent}</b>
      </span>
    </Button>
  )
}
