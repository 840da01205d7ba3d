import { Box, Group, List, ThemeIcon } from '@mantine/core'
import { IconCheck, IconCircle } from '@tabler/icons-react'
import { statistics, type SetupStep } from '@titian/contract'
import { SiteLink, useAsk } from '@titian/site'
import { SectionHead, Surface } from '@titian/ui'
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

/** TCH-133: gone once every step is done. */
export function SetupGuide() {
  const { t } = useTranslation('schools')
  const { data } = useAsk(statistics.schoolSetup, {}, { staleTime: 0, quiet: true })
  const steps = data?.steps ?? []
  if (steps.every(({ done }) => done)) return null
  return (
    <section>
      <SectionHead level={2} title={t('start.guide')} lead={t('start.guideLead')} />
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
