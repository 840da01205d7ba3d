import { SimpleGrid } from '@mantine/core'
import type { TrainCard as Card } from '@titian/contract'
import { TrainCard } from '@titian/site/train-cards'
import { trainLinks } from '../../../parts/train-links.ts'

/** A grid of cards, on a phone one column. */
export function TrainGrid({ trains, stale = false }: { trains: Card[]; stale?: boolean }) {
  return (
    <SimpleGrid
      component="ul"
      cols={{ base: 1, sm: 2, lg: 3 }}
      spacing={{ base: 'sm', sm: 'lg' }}
      opacity={stale ? 0.55 : 1}
    >
      {trains.map((train, place) => (
        <li key={train.sign}>
          <TrainCard
            train={train}
            toTrain={trainLinks.detail}
            layout="fold"
            level={2}
            eager={place < 3}
          />
        </li>
      ))}
    </SimpleGrid>
  )
}
