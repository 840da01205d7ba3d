import { ActionIcon, Group } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { useIsMutating } from '@tanstack/react-query'
import { SavedAt, SiteLink } from '@titian/site'
import { Segmented } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { useLiveState } from '../data/live-content.ts'
import { changeKey, useResume } from '../data/use-resume.ts'
import styles from './editor.module.css'

/** On a phone the form and the preview are two steps. */
export type Step = 'write' | 'look'

/** RES-078: shows "saved" and the time only when the server has confirmed everything. */
export function SaveState() {
  const { detail } = useResume()
  const written = useLiveState()
  const isSaving = useIsMutating({ mutationKey: changeKey }) > 0
  const state = written !== 'saved' ? written : isSaving ? 'saving' : 'saved'
  if (detail.revision === 0 && state === 'saved') return null
  return <SavedAt state={state} at={detail.savedAt} />
}

interface ResumeHeadProps {
  step: Step
  onStep: (step: Step) => void
  /** Actions on the whole resume, at the right end. */
  children?: ReactNode
}

/** The header of the editor: link back, saving state and actions. */
export function ResumeHead({ step, onStep, children }: ResumeHeadProps) {
  const { t } = useTranslation(['resume', 'app'])
  return (
    <header className={styles['head']}>
      <ActionIcon
        component={SiteLink}
        {...linkTo.learningCenter()}
        variant="subtle"
        color="gray"
        aria-label={t('app:back')}
      >
        <IconChevronLeft size={22} aria-hidden />
      </ActionIcon>
      <div className={styles['name']}>
        <h1>{t('title')}</h1>
        <div className={styles['saved']}>
          <SaveState />
        </div>
      </div>
      <div className={styles['steps']}>
        <Segmented
          full
          label={t('steps.label')}
          value={step}
          onChange={onStep}
          options={[
            { value: 'write', label: t('steps.write') },
            { value: 'look', label: t('steps.look') },
          ]}
        />
      </div>
      <Group gap="sm" wrap="nowrap" className={styles['acts']}>
        {children}
      </Group>
    </header>
  )
}
