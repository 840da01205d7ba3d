import { SimpleGrid, Stack, Text } from '@mantine/core'
import { SiteLink } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { CardLink, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { type ErpWords, practiceLinks } from '../../../../links.ts'
import type { ErpPageProps } from '../../parts/page-props.ts'
import { kindsByLane } from './kind-form.ts'

const lanes = ['buying', 'selling', 'finance', 'stock'] as const

/** Chooses the kind of document, with a sentence that explains each kind. */
export function KindChoice({
  run,
  view,
  words,
}: Pick<ErpPageProps, 'run' | 'view'> & { words: ErpWords }) {
  const { t } = useTranslation('erp-documents')
  const { name } = useErpContent()
  const { card, partner, item } = words
  return (
    <Stack gap="lg">
      <SectionHead level={1} title={t('new.title')} lead={t('new.lead')} />
      {lanes.map((lane) => (
        <section key={lane} aria-label={name('lane', lane)}>
          <Stack gap="sm">
            <h2>{name('lane', lane)}</h2>
            <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="sm">
              {kindsByLane[lane]
                .filter((kind) => kind !== 'transfer' || view.warehouses > 1)
                .map((kind) => (
                  <CardLink
                    key={kind}
                    padding="sm"
                    component={SiteLink}
                    {...practiceLinks.erp(run.sign, 'new', { kind, card, partner, item })}
                  >
                    <Text component="span" display="block" fw={600}>
                      {name('document', kind)}
                    </Text>
                    <Text component="span" display="block" fz="sm" c="var(--text-2)">
                      {name('documentHelp', kind)}
                    </Text>
                  </CardLink>
                ))}
            </SimpleGrid>
          </Stack>
        </section>
      ))}
    </Stack>
  )
}
