import { Button, Group, Text } from '@mantine/core'
import { IconBulb, IconX } from '@tabler/icons-react'
import { SiteLink, stored } from '@titian/site'
import { Note } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../../../links.ts'
import { isGuided, nextStep, waitingFor } from '../parts/guide-step.ts'
import type { MarketRunProps } from '../parts/market-run.tsx'
import { useStepName } from '../parts/step-look.tsx'
import type { MarketActs } from '../parts/use-market-acts.ts'

/** The practice for newcomers. */
const guided = 'market-first-shop'

const closed = stored<true>({
  name: 'marketGuideClosed',
  version: 1,
  owner: 'person',
  lifetime: 'device',
  accept: (value): value is true => value === true,
})

interface GuideProps extends MarketRunProps {
  acts: MarketActs
}

/**
 * PRC-170: the next step with one button. Shown in a newcomer's first shop until its first order
 * was shipped.
 */
export function Guide({ run, view, acts }: GuideProps) {
  const { t } = useTranslation('marketplace')
  const nameOf = useStepName()
  const [isClosed, setIsClosed] = useState(() => closed.read(run.sign) === true)
  const isShown =
    run.practice.idSign === guided && run.state === 'active' && !isClosed && isGuided(view)
  if (!isShown) return null
  const step = nextStep(view)
  const close = () => {
    closed.keep(true, run.sign)
    setIsClosed(true)
  }
  return (
    <section aria-label={t('guide.label')}>
      <Note
        icon={<IconBulb size={20} aria-hidden />}
        action={
          <Group gap="xs">
            {step ? (
              <Button component={SiteLink} {...practiceLinks.step(run.sign, step)}>
                {t('guide.open', { step: nameOf(step) })}
              </Button>
            ) : (
              <Button onClick={() => acts.endDay()} loading={acts.isPending}>
                {t('guide.endDay', { day: view.day })}
              </Button>
            )}
            <Button variant="subtle" onClick={close} leftSection={<IconX size={16} aria-hidden />}>
              {t('guide.close')}
            </Button>
          </Group>
        }
      >
        <Text component="p" fw={600}>
          {t('guide.next')}
        </Text>
        <p>{t(`guide.${step ?? waitingFor(view)}`)}</p>
      </Note>
    </section>
  )
}
