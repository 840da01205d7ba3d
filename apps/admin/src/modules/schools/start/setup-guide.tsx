import { Box, Button, Group, List, ThemeIcon } from '@mantine/core'
import { IconCheck, IconCircle } from '@tabler/icons-react'
import { statistics, type SetupStep } from '@titian/contract'
import { SiteLink, stored, useAsk } from '@titian/site'
import { SectionHead, Surface } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'

const placeOf: Record<SetupStep, string> = {
  look: paths.settings,
  contact: paths.settings,
  subjects: paths.subjects,
  roster: paths.roster,
  teacher: paths.people,
  course: paths.reviews,
}

/**
 * The list of set-up steps can be hidden on this device, because a school may never need a step,
 * such as a logo.
 */
const hidden = stored({
  name: 'setupHidden',
  version: 1,
  owner: 'person',
  lifetime: 'device',
  accept: (value): value is true => value === true,
})

/**
 * TCH-133, TCH-195: the set-up list. It disappears when every step is done, and staff can hide it
 * earlier.
 */
export function SetupGuide() {
  const { t } = useTranslation('schools')
  const { data } = useAsk(statistics.schoolSetup, {}, { staleTime: 0, quiet: true })
  const [isHidden, setHidden] = useState(() => hidden.read() === true)
  const steps = data?.steps ?? []
  const finished = steps.filter(({ done }) => done).length
  if (finished === steps.length) return null
  const hide = (next: boolean) => {
    if (next) hidden.keep(true)
    else hidden.forget()
    setHidden(next)
  }
  if (isHidden)
    return (
      <Box>
        <Button variant="subtle" onClick={() => hide(false)}>
          {t('start.showGuide', { done: finished, count: steps.length })}
        </Button>
      </Box>
    )
  return (
    <section>
      <SectionHead
        level={2}
        title={t('start.guide')}
        lead={t('start.guideLead')}
        more={
          <Button variant="default" onClick={() => hide(true)}>
            {t('start.hideGuide')}
          </Button>
        }
      />
      <Surface>
        <List listStyleType="none" spacing="sm">
          {steps.map(({ step, done }) => (
            <List.Item
              key={step}
              icon={
                <ThemeIcon variant="light" color={done ? 'green' : 'gray'} size={28} radius="xl">
                  {done ? <IconCheck size={18} /> : <IconCircle size={18} />}
                </ThemeIcon>
              }
            >
              <Group gap={4}>
                <Box
                  component={SiteLink}
                  className="link"
                  mih={{ base: 44, sm: 24 }}
                  href={placeOf[step]}
                >
                  {t(`start.step.${step}`)}
                </Box>
                <span className="visually-hidden">{t(done ? 'start.done' : 'start.open')}</span>
              </Group>
            </List.Item>
          ))}
        </List>
      </Surface>
    </section>
  )
}
