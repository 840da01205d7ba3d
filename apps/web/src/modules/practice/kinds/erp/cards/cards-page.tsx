import { Group, Stack, Text } from '@mantine/core'
import { SiteLink } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { CardLink, Columns, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../../../links.ts'
import type { ErpPageProps } from '../parts/page-props.ts'
import { CardState } from './card-state.tsx'

/** PRC-046, PRC-223: the cards of the practice with their states. */
export function CardsPage({ run, view }: ErpPageProps) {
  const { t } = useTranslation('erp')
  const { cardTitle, cardGoal, cardStory } = useErpContent()
  return (
    <>
      <SectionHead level={1} title={t('cards.title')} lead={t('cards.lead')} />
      <Columns component="ol" widths={2} from="md" align="stretch">
        {view.cards.map((card, place) => (
          <li key={card.code}>
            <CardLink
              component={SiteLink}
              {...practiceLinks.erp(run.sign, 'card', { id: card.code })}
              padding="md"
              h="100%"
              display="block"
            >
              <Stack component="span" gap="xs">
                <Group component="span" justify="space-between" gap="xs">
                  <Text component="b" fw={600} className="num" style={{ overflowWrap: 'anywhere' }}>
                    {t('cards.numbered', { number: place + 1, title: cardTitle(card) })}
                  </Text>
                  <CardState card={card} />
                </Group>
                <Text component="span" fz="sm" c="var(--text-2)" className="clip-2">
                  {cardGoal(card) || cardStory(card)}
                </Text>
                {card.hints > 0 ? (
                  <Text component="span" fz="xs" c="var(--text-2)" className="num">
                    {t('card.hintsTaken', { count: card.hints })}
                  </Text>
                ) : null}
              </Stack>
            </CardLink>
          </li>
        ))}
      </Columns>
    </>
  )
}
