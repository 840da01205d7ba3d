import { Button, Group, Text } from '@mantine/core'
import type { CompanyApplication, CompanyStep } from '@titian/contract'
import { useFormats } from '@titian/site'
import { StatusBadge, SectionHead, Surface } from '@titian/ui'
import { useState } from 'react'
import { applicationTones } from '@titian/site/application-tones'
import { useTranslation } from 'react-i18next'
import { Invitation } from '../parts/invitation.tsx'
import { type AnswerStep, StepDialog } from './step-dialog.tsx'

export interface OfLink {
  token: string
  data: CompanyApplication
  onChange: (data: CompanyApplication) => void
  onStale: () => void
}

const isAnswer = (step: CompanyStep): step is AnswerStep => step !== 'viewed'
const looks: Partial<Record<AnswerStep, 'filled'>> = { interview: 'filled' }

/** JOB-041: the steps of the company so far, and the steps that are possible now. */
export function Answers(props: OfLink) {
  const { data } = props
  const { t } = useTranslation('applications')
  const { date } = useFormats()
  const [step, setStep] = useState<AnswerStep | null>(null)
  const steps = data.steps.filter(isAnswer)
  const { state, interview, applicantName } = data
  return (
    <Surface gap="sm">
      <SectionHead level={2} title={t('company.answer')} />
      <Group gap="xs">
        <StatusBadge tone={applicationTones[state]}>{t(`company.state.${state}`)}</StatusBadge>
      </Group>
      {data.resume ? null : (
        <Text component="p">{t('company.over', { date: date(data.changedAt) })}</Text>
      )}
      {interview ? <Invitation interview={interview} /> : null}
      {state === 'offered' ? (
        <Text component="p">{t('company.waits', { name: applicantName })}</Text>
      ) : steps.length === 0 ? (
        <Text component="p">{t('company.noSteps')}</Text>
      ) : null}
      <Group gap="sm">
        {steps.map((one) => (
          <Button
            key={one}
            variant={looks[one] ?? 'default'}
            color={one === 'rejected' ? 'red' : undefined}
            onClick={() => setStep(one)}
          >
            {one === 'interview' && state === 'interview'
              ? t('company.again')
              : t(`company.step.${one}`)}
          </Button>
        ))}
      </Group>
      {step ? <StepDialog {...props} step={step} onClose={() => setStep(null)} /> : null}
    </Surface>
  )
}
