import { SimpleGrid } from '@mantine/core'
import type { ArticleCard as Card } from '@titian/contract'
import { ArticleCard } from '@titian/site'
import { articleLinks } from '../../../parts/article-links.ts'

/** The rows of a list as cards; images of the first cards are loaded eagerly. */
export function Cards({ rows, stale = false }: { rows: readonly Card[]; stale?: boolean }) {
  return (
    <SimpleGrid
      component="ul"
      cols={{ base: 1, sm: 3 }}
      spacing="lg"
      data-stale={stale || undefined}
    >
      {rows.map((article, place) => (
        <li key={article.sign}>
          <ArticleCard
            article={article}
            to={articleLinks.read(article)}
            level={2}
            layout="fold"
            eager={place < 3}
          />
        </li>
      ))}
    </SimpleGrid>
  )
}
