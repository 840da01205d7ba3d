import { Group, SimpleGrid, Stack, Text } from '@mantine/core'
import type { PracticeCard } from '@titian/contract'
import { SiteLink } from '@titian/site'
import { CardLink, Cover, StatusBadge, Tag, type Tone } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../links.ts'

const tones: Record<PracticeCard['state'], Tone> = {
  open: 'neutral',
  inProgress: 'info',
  done: 'ok',
}

function Card({ card }: { card: PracticeCard }) {
  const { t } = useTranslation('practice')
  return (
    <CardLink component={SiteLink} {...practiceLinks.lobby(card.idSign, undefined, card.kind)}>
      <Cover seed={card.idSign} src={card.picture} ratio={2} />
      <Stack gap="xs" p="md">
        <Group gap="xs">
          <Tag>{t(`kind.${card.kind}`)}</Tag>
          <StatusBadge tone={tones[card.state]}>{t(`state.${card.state}`)}</StatusBadge>
        </Group>
        <Text component="h2" fz="lg" fw={600}>
          {card.title}
        </Text>
        <Text component="p" fz="sm" c="var(--text-2)">
          {card.summary}
        </Text>
        {card.score === null ? null : (
          <Text component="p" fz="sm" fw={600} className="num">
            {t('list.best', { points: card.score })}
          </Text>
        )}
      </Stack>
    </CardLink>
  )
}

export const PracticeCards = ({ cards }: { cards: readonly PracticeCard[] }) => (
  <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
    {cards.map((card) => (
      <Card key={card.idSign} card={card} />
    ))}
  </SimpleGrid>
)
