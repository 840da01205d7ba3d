import { Box, VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { SiteLink } from '@titian/site'
import { useNarrow } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { wizardSteps, type WizardStep } from './wizard-step.ts'
import styles from './wizard.module.css'

interface WizardStepsProps {
  /** The course; null before it exists, while later steps cannot be opened. */
  sign: string | null
  step: WizardStep
  done: readonly WizardStep[]
}

/**
 * TCH-003: the steps of the wizard. In an existing course, every step can be opened. A phone shows
 * only the name of the open step.
 */
export function WizardSteps({ sign, step, done }: WizardStepsProps) {
  const { t } = useTranslation('courses')
  const isNarrow = useNarrow()
  return (
    <nav aria-label={t('steps')}>
      <ol className={styles['steps']}>
        {wizardSteps.map((one, index) => {
          const isDone = done.includes(one)
          const Name = isNarrow && one !== step ? VisuallyHidden : 'span'
          const content = (
            <>
              <span className={styles['disc']} aria-hidden>
                {isDone && one !== step ? <IconCheck size={16} /> : index + 1}
              </span>
              <Name>{t(`step.${one}`)}</Name>
            </>
          )
          return (
            <Box
              key={one}
              component="li"
              flex={{ base: one === step ? '1 1 0' : '0 0 48px', sm: '1 1 0' }}
              miw={0}
            >
              {sign === null && one !== step ? (
                <span className={styles['link']} data-later>
                  {content}
                </span>
              ) : (
                <SiteLink
                  className={styles['link']}
                  {...(sign === null ? linkTo.newCourse() : linkTo.course(sign, one))}
                  aria-current={one === step ? 'step' : undefined}
                  data-done={isDone || undefined}
                >
                  {content}
                </SiteLink>
              )}
            </Box>
          )
        })}
      </ol>
    </nav>
  )
}
