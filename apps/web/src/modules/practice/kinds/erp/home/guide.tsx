import { Box, Button, Group, Stack, Text } from '@mantine/core'
import { IconBulb, IconCheck, IconX } from '@tabler/icons-react'
import type { ErpView, PracticeRun } from '@titian/contract'
import { SiteLink } from '@titian/site'
import { Note, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../../../links.ts'
import type { GuideStep } from './guide-steps.ts'
import { useGuide } from './use-guide.ts'

interface GuideProps {
  run: PracticeRun
  view: ErpView
  isPending: boolean
  onEndDay: () => void
}

interface StepProps extends Omit<GuideProps, 'run' | 'view'> {
  step: GuideStep
  sign: string
  next: (() => void) | null
}

function StepButton({ step, sign, next, isPending, onEndDay }: StepProps) {
  const { t } = useTranslation('erp')
  const { name, at, differs } = step
  if (next) return <Button onClick={next}>{t('guide.next')}</Button>
  return at ? (
    <Button component={SiteLink} {...practiceLinks.erp(sign, at.part, at.words)}>
      {t(differs ? 'guide.seeDiffers' : `guide.${name}.act`)}
    </Button>
  ) : (
    <Button onClick={onEndDay} loading={isPending}>
      {t('endDay.label')}
    </Button>
  )
}

/** All steps with their ticks, shown on the process map. */
function Steps({ steps, current }: { steps: readonly GuideStep[]; current: string | undefined }) {
  const { t } = useTranslation('erp')
  return (
    <details>
      <summary>
        {t('guide.done', { done: steps.filter(({ isDone }) => isDone).length, of: steps.length })}
      </summary>
      <Stack component="ol" gap={6} mt="xs" fz="sm">
        {steps.map(({ name, isDone }) => (
          <Group
            component="li"
            key={name}
            gap="xs"
            wrap="nowrap"
            aria-current={name === current ? 'step' : undefined}
          >
            <Box component="span" w={18} c="var(--ok)" style={{ flex: 'none' }}>
              {isDone ? <IconCheck size={18} aria-hidden /> : null}
            </Box>
            <Text component="span" fz="sm" fw={name === current ? 600 : 400}>
              {t(`guide.${name}.title`)}
              {isDone ? <span className="visually-hidden"> {t('guide.isDone')}</span> : null}
            </Text>
          </Group>
        ))}
      </Stack>
    </details>
  )
}

/** PRC-222: the next step with its reason and a link, on every page of the first practice. */
export function Guide({ run, view, isPending, onEndDay }: GuideProps) {
  const { t } = useTranslation('erp')
  const { isGuided, isClosed, isHome, steps, current, next, open, close } = useGuide(run, view)
  if (!isGuided) return null
  if (isClosed)
    return isHome ? (
      <div>
        <Button variant="subtle" onClick={open} leftSection={<IconBulb size={18} aria-hidden />}>
          {t('guide.open')}
        </Button>
      </div>
    ) : null
  const number = current ? steps.indexOf(current) + 1 : steps.length
  return (
    <section aria-label={t('guide.label')}>
      <Stack gap="xs">
        <Note
          icon={<IconBulb size={20} aria-hidden />}
          action={
            <Group gap="xs">
              {current ? (
                <StepButton
                  step={current}
                  sign={run.sign}
                  next={next}
                  isPending={isPending}
                  onEndDay={onEndDay}
                />
              ) : (
                <Button component={SiteLink} {...practiceLinks.erp(run.sign, 'cards')}>
                  {t('guide.finish.act')}
                </Button>
              )}
              <Button
                variant="subtle"
                onClick={close}
                leftSection={<IconX size={16} aria-hidden />}
              >
                {t('guide.close')}
              </Button>
            </Group>
          }
        >
          <Text component="p" fw={600} className="num">
            {current
              ? t('guide.step', {
                  number,
                  of: steps.length,
                  title: t(`guide.${current.name}.title`),
                })
              : t('guide.finish.title')}
          </Text>
          <p>{t(`guide.${current?.name ?? 'finish'}.why`)}</p>
        </Note>
        {isHome ? (
          <Surface padding="sm">
            <Steps steps={steps} current={current?.name} />
          </Surface>
        ) : null}
      </Stack>
    </section>
  )
}
