import { training } from '@titian/contract'
import { ErrorView, useAsk } from '@titian/site'
import { TrainCard } from '@titian/site/train-cards'
import { SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { trainLinks } from '../../../parts/train-links.ts'
import type { MoreLink as Link } from './more-link.tsx'

/** The number of cards in a row. */
const shown = 4

interface TrainingCampProps {
  /** The styles of the home page, passed as a prop so that they are not loaded twice. */
  styles: Readonly<Record<string, string>>
  MoreLink: typeof Link
}

/** FRM-023, CNT-005: the trainings that the school recommends; not shown if there are none. */
export function TrainingCamp({ styles, MoreLink }: TrainingCampProps) {
  const { t } = useTranslation('train-cards')
  const { data = [], error, refetch } = useAsk(training.recommendedTrain, {})
  if (data.length === 0 && !error) return null
  return (
    <section aria-labelledby="home-camp">
      <SectionHead
        id="home-camp"
        title={t('camp')}
        lead={t('campLead')}
        more={<MoreLink {...trainLinks.list()}>{t('all')}</MoreLink>}
      />
      {error ? <ErrorView level={3} error={error} onRetry={() => void refetch()} /> : null}
      <ul className={styles['strip']}>
        {data.slice(0, shown).map((train) => (
          <li key={train.sign}>
            <TrainCard train={train} toTrain={trainLinks.detail} />
          </li>
        ))}
      </ul>
    </section>
  )
}
