import { SimpleGrid } from '@mantine/core'
import { practice } from '@titian/contract'
import { useAsk } from '@titian/site'
import { SectionHead } from '@titian/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SchoolEntry } from './school-entry.tsx'

const calls = { creation: practice.whaleCreation, training: practice.whaleTrainIndex } as const

/** PRC-014: links to partners; not shown if there are none. */
export function Partners({ list }: { list: keyof typeof calls }) {
  const { t } = useTranslation('practice')
  const heading = useId()
  const { data = [] } = useAsk(calls[list], {}, { quiet: true })
  if (data.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <SectionHead id={heading} title={t(`partners.${list}`)} />
      <SimpleGrid component="ul" cols={{ base: 1, sm: 2, lg: 4 }}>
        {data.map((entry) => (
          <li key={entry.id}>
            <SchoolEntry entry={entry} ratio={2.4} />
          </li>
        ))}
      </SimpleGrid>
    </section>
  )
}
