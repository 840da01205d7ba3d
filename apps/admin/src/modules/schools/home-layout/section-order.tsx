import type { FormOf } from '@titian/site'
import { Box, Flex, Stack, Switch } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../parts/entry-list.module.css'
import { FormCard } from '../../../parts/saved-page/form-card.tsx'
import type { HomeValues } from './home-values.ts'
import { MoveButtons } from '../parts/move-buttons.tsx'

interface SectionOrderProps {
  form: FormOf<HomeValues>
}

/** FRM-136: chooses which sections the home page has and in which order. */
export function SectionOrder({ form }: SectionOrderProps) {
  const { t } = useTranslation('schools')
  const { sections } = form.values
  const [said, setSaid] = useState('')
  const move = (from: number, to: number, name: string) => {
    form.reorderListItem('sections', { from, to })
    setSaid(t('list.moved', { name, place: to + 1, count: sections.length }))
  }
  return (
    <FormCard title={t('home.sections')} lead={t('home.sectionsLead')}>
      <Stack component="ol" gap="xs">
        {sections.map(({ name, shown }, index) => (
          <Box
            key={name}
            component="li"
            miw={0}
            bd="1px solid var(--line)"
            bdrs="md"
            bg="var(--surface)"
            data-hidden={!shown || undefined}
          >
            <div className={styles['head']}>
              <Flex component="span" direction="column" flex="1 1 160px" miw={0}>
                <Box component="b" fw={600}>
                  {t(`home.section.${name}`)}
                </Box>
                <Box component="span" c="dimmed" fz="xs" style={{ overflowWrap: 'anywhere' }}>
                  {t(`home.sectionHint.${name}`)}
                </Box>
              </Flex>
              <Flex gap={2} align="center" ml="auto">
                <Switch
                  label={t(shown ? 'shown' : 'hidden')}
                  aria-label={t('home.show', { name: t(`home.section.${name}`) })}
                  checked={shown}
                  onChange={(event) =>
                    form.setFieldValue(`sections.${index}.shown`, event.currentTarget.checked)
                  }
                />
                <MoveButtons
                  name={t(`home.section.${name}`)}
                  index={index}
                  count={sections.length}
                  onMove={(to) => move(index, to, t(`home.section.${name}`))}
                />
              </Flex>
            </div>
          </Box>
        ))}
      </Stack>
      <output className="visually-hidden">{said}</output>
    </FormCard>
  )
}
